// SPDX-License-Identifier: MIT
#include "app/photos/scored_source.h"

#include <nlohmann/json.hpp>

#include "app/photos/refusal_code.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/read_json.h"
#include "photo/photo_error.h"
#include "photo/sha256.h"
#include "report/json/json.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

ScoredSource source_of_json(const fs::path& file) {
  nlohmann::ordered_json scoring = read_json(file);
  if (!scoring.is_object())
    throw CommandError(file.string(), "holds no scoring of one photo; give what ringside score --json wrote");
  const auto photo = scoring.find("photo");
  const bool named = photo != scoring.end() && photo->is_string();
  return {.photo = named ? photo->get<std::string>() : "",
          .sha256 = "",
          .scoring = std::make_shared<nlohmann::ordered_json>(std::move(scoring))};
}

}  // namespace

void warn_or_refuse(const PhotoReport& report) {
  for (const std::string& warning : report.warnings) warn(report.photo, warning);
  if (const Refusal* refusal = report.refused())
    throw CommandError(report.photo.string(), refusal->reason, exit_code_of(*refusal));
}

std::string hash_of(const fs::path& photo) {
  try {
    return sha256_of_file(photo);
  } catch (const PhotoError& error) {
    throw CommandError(photo.string(), error.what());
  }
}

ScoredSource scored_source(const fs::path& file, const FlowOptions& options) {
  if (file.extension() == ".json") return source_of_json(file);
  const PhotoReport report = score_photo(file, options).report;
  warn_or_refuse(report);
  return {file.string(), hash_of(file), std::make_shared<nlohmann::ordered_json>(to_json(report))};
}

}  // namespace ringside
