// SPDX-License-Identifier: MIT
#include "app/judge/judge_job.h"

#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "app/program/typed.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

std::optional<int> disc_of(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const auto id = whole_number_in(text, 1, kMostDiscId);
  if (!id) throw CommandError("--disc", "'" + text + "' is no disc's number; give one from 1");
  return id;
}

std::optional<Vec2> place_of(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const std::vector<std::string> parts = split(text, ',');
  constexpr double kMostPixels = 1e5;
  const auto x = number_in(parts.front(), 0, kMostPixels), y = number_in(parts.back(), 0, kMostPixels);
  if (parts.size() != 2 || !x || !y)
    throw CommandError("--at", "'" + text + "' is no place; give pixels of the photo, for example 812,430");
  return Vec2(*x, *y);
}

std::vector<fs::path> photos_of(const JudgeArguments& arguments) {
  std::vector<fs::path> photos{arguments.photo};
  if (!arguments.second.empty()) photos.emplace_back(arguments.second);
  if (photos.size() == 2 && same_file(photos[0], photos[1]))
    throw CommandError(arguments.second, "is the first photo again; give another one");
  return photos;
}

void check_json(const std::string& file, const std::vector<fs::path>& photos) {
  if (!file.empty() && file != kStandardOutput && is_one_of(file, photos))
    throw CommandError(file, "--json would replace a photo; name another");
}

void make_folder(const std::string& folder) {
  if (folder.empty()) return;
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder))
    throw CommandError(folder, "no folder for -o can be made there; name another");
}

}  // namespace

JudgeJob resolve(const JudgeArguments& arguments) {
  JudgeJob job{.photos = photos_of(arguments),
               .flow = flow_options(arguments.flow),
               .disc = disc_of(arguments.disc),
               .at = place_of(arguments.at),
               .json = arguments.json,
               .folder = arguments.folder};
  job.flow.rulings = parse_rulings(arguments.rulings);
  check_json(job.json, job.photos);
  make_folder(job.folder);
  return job;
}

}  // namespace ringside
