// SPDX-License-Identifier: MIT
#include "app/score/report_folder.h"

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/read_json.h"
#include "app/score/report_pictures.h"
#include "files/regular_file.h"
#include "json/parse_json.h"
#include "json/whole_number.h"
#include "photo/photo_error.h"
#include "photo/sha256.h"
#include "report/data/text.h"
#include "report/json/json_parts.h"
#include "report/page/report_page.h"
#include "report/page/report_summary.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kPage = "index.html";

// "0012": so that a folder lists them in their order.
std::string stem_of(int number) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%04d", number);
  return text.data();
}

// Empty where it cannot be read: such a photo is not known again.
std::string hash_or_none(const fs::path& photo) {
  try {
    return sha256_of_file(photo);
  } catch (const PhotoError&) {
    return "";
  }
}

bool is_of_photo(const Json& entry, const std::string& photo) {
  return entry.at("scoring").at("photo") == photo;
}

// Only what the report itself drew: an entry is a file that anybody can write.
std::string bytes_of_picture(const fs::path& report, const std::string& name) {
  constexpr std::size_t kMostBytes = 10'000'000;
  const fs::path file = name;
  try {
    if (file.parent_path() == "pictures" && file.extension() == ".jpg")
      return RegularFile(report / file).read(kMostBytes);
  } catch (const FileError& error) {
    throw CommandError((report / file).string(),
                       std::string(error.what()) + "; begin the report anew in another folder");
  }
  throw CommandError(name, "is no picture of a report; begin the report anew in another folder");
}

CommandError no_part(const fs::path& file) {
  return {file.string(), "is no part of a report; remove it, or name another folder"};
}

}  // namespace

ReportFolder::ReportFolder(Options options) : options_(std::move(options)) {
  if (options_.resume) read_entries();
  make();
}

void ReportFolder::make() {
  const fs::path& folder = options_.folder;
  std::error_code error;
  if (!options_.resume && (fs::exists(folder / kPage, error) || fs::exists(folder / "photos", error)))
    throw CommandError(folder.string(), "holds a report already; go on with it by --resume, or name another");
  for (const char* part : {"photos", "pictures"}) {
    fs::create_directories(folder / part, error);
    if (!fs::is_directory(folder / part))
      throw CommandError(folder.string(), "no folder for --report can be made there; name another");
  }
}

fs::path ReportFolder::entry_file(int number) const {
  return options_.folder / "photos" / (stem_of(number) + ".json");
}

void ReportFolder::read_entries() {
  std::error_code none;
  for (const fs::directory_entry& file : fs::directory_iterator(options_.folder / "photos", none)) {
    if (file.path().extension() != ".json") continue;
    Json entry = read_json(file.path());
    try {
      if (entry.at("made_with") != options_.made_with)
        throw CommandError("--resume", options_.folder.string() + " was made by " +
                                           entry.at("made_with").get<std::string>() +
                                           "; give the same options, or another folder");
      const int number = whole<int>(entry.at("number"));
      if (number < 1 || !entry.at("scoring").at("photo").is_string()) throw no_part(file.path());
      entries_[number] = std::make_shared<Json>(std::move(entry));
    } catch (const Json::exception&) {
      throw no_part(file.path());
    }
  }
}

int ReportFolder::number_of(const std::string& photo) const {
  for (const auto& [number, entry] : entries_)
    if (is_of_photo(*entry, photo)) return number;
  return entries_.empty() ? 1 : entries_.rbegin()->first + 1;
}

bool ReportFolder::holds(const fs::path& photo) const {
  const auto found = entries_.find(number_of(valid_utf8(photo.string())));
  if (found == entries_.end()) return false;
  const Json& hash = found->second->at("sha256");
  return hash.is_string() && hash == hash_or_none(photo);
}

void ReportFolder::add(const FlowResult& result, const FlowOptions& flow, const std::string& by_rules) {
  const fs::path& photo = result.report.photo;
  EntryFacts facts{.number = number_of(valid_utf8(photo.string())),
                   .sha256 = hash_or_none(photo),
                   .made_with = options_.made_with,
                   .by_rules = by_rules};
  facts.pictures = draw_report_pictures(result, flow, facts.sha256, options_.folder, stem_of(facts.number));
  const std::string text = file_text(entry_json(result.report, facts));
  const fs::path file = entry_file(facts.number);
  write_and_report(file, [&] { return write_file(file, text), Written::kNew; });
  entries_[facts.number] = std::make_shared<Json>(parse_json(text));
}

std::vector<Json> ReportFolder::entries() const {
  std::vector<Json> all;
  for (const auto& [number, entry] : entries_) all.push_back(*entry);
  return all;
}

void ReportFolder::finish() const {
  const fs::path file = options_.folder / kPage;
  try {
    const std::string page = report_page(
        entries(), [this](const std::string& name) { return bytes_of_picture(options_.folder, name); });
    write_and_report(file, [&] { return write_file(file, page), Written::kNew; });
  } catch (const Json::exception&) {
    throw no_part(options_.folder / "photos");
  }
}

std::string ReportFolder::summary() const { return summary_text(summary_of(entries())); }

ExitCode ReportFolder::exit_code(bool strict) const {
  ExitCode code = ExitCode::kAllScored;
  for (const auto& [number, entry] : entries_) {
    const Json& scoring = entry->at("scoring");
    const bool scored = scoring.at("status") == "scored";
    if (!scored || (strict && has_open_calls(scoring))) code = ExitCode::kNotScored;
  }
  return code;
}

}  // namespace ringside
