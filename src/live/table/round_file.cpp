// SPDX-License-Identifier: MIT
#include "live/table/round_file.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "files/folders.h"
#include "files/regular_file.h"
#include "json/parse_json.h"
#include "json/whole_number.h"
#include "live/table/state_json.h"
#include "live/view/table_command.h"
#include "report/data/write_file.h"
#include "report/json/json_parts.h"
#include "rules/rules_error.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFileVersion = 1;

std::optional<std::string> text_of(const std::filesystem::path& file) {
  try {
    return RegularFile(file).read(kJsonFileLimits.bytes);
  } catch (const FileError& error) {
    if (error.why() == FileError::Why::kMissing) return std::nullopt;
    throw TableError(file.string() + ": cannot be read (" + error.what() + "); remove it, or mend that");
  }
}

[[noreturn]] void throw_damaged_round(const std::filesystem::path& file) {
  throw TableError(file.string() + ": is damaged; remove it to begin the round anew");
}

// Numbers of ours are smaller; what is larger fits into no whole number that it may be meant for.
bool has_a_number_too_large(const Json& json) {
  constexpr double kMost = 1e15;
  if (json.is_number()) return !(std::abs(json.get<double>()) < kMost);
  return json.is_structured() && std::any_of(json.begin(), json.end(), has_a_number_too_large);
}

std::optional<SavedRound> load_from(const std::filesystem::path& file) {
  const std::optional<std::string> text = text_of(file);
  if (!text) return std::nullopt;
  try {
    const Json json = parse_json(*text);
    if (has_a_number_too_large(json)) throw_damaged_round(file);
    if (json.at("ringside_round") != kFileVersion)
      throw TableError(file.string() + ": is of another ringside; remove it");
    SavedRound round;
    if (!json.at("match").is_null()) round.match = json.at("match").get<std::string>();
    if (json.contains("entries")) round.entries = whole<std::size_t>(json.at("entries"));
    round.state = state_from_json(json);
    return round;
  } catch (const JsonError&) {
    throw_damaged_round(file);
  } catch (const RulesError&) {  // of a shot
    throw_damaged_round(file);
  } catch (const Json::exception&) {
    throw_damaged_round(file);
  }
}

}  // namespace

void RoundFile::prepare(const SavedRound& round) const {
  Json json{{"ringside_round", kFileVersion}, {"match", round.match ? Json(*round.match) : Json(nullptr)}};
  if (round.entries) json["entries"] = *round.entries;
  json.update(to_json(round.state));
  std::error_code error;
  make_folders(folder_, error);  // else writing says what is wrong
  if (std::filesystem::is_directory(file_, error))
    throw WriteError(file_.string() + ": is a folder; remove it");
  write_file(prepared(), file_text(json));
}

void RoundFile::commit() const {
  std::error_code error;
  std::filesystem::rename(prepared(), file_, error);
  if (error) throw WriteError(file_.string() + ": cannot be written: " + error.message());
  flush_folder(folder_);
}

void RoundFile::forget_prepared() const noexcept {
  std::error_code error;
  std::filesystem::remove(prepared(), error);
}

std::optional<SavedRound> RoundFile::load() const { return load_from(file_); }

std::optional<SavedRound> RoundFile::load_prepared() const {
  try {
    return load_from(prepared());
  } catch (const TableError&) {
    return std::nullopt;  // killed while it was written
  }
}

}  // namespace ringside
