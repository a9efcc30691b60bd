// SPDX-License-Identifier: MIT
#include "live/table/round_file.h"

#include <nlohmann/json.hpp>

#include "json/parse_json.h"
#include "live/table/state_json.h"
#include "live/view/table_command.h"
#include "photo/photo_error.h"
#include "photo/read_file.h"
#include "report/json_parts.h"
#include "report/write_file.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFileVersion = 1;

[[noreturn]] void throw_damaged_round(const std::filesystem::path& file) {
  throw TableError(file.string() + ": is damaged; remove it to begin the round anew");
}

Json read_json_of(const std::filesystem::path& file) {
  try {
    const auto bytes = read_file(file, kJsonFileLimits.bytes);
    return parse_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  } catch (const PhotoError& error) {
    throw TableError(file.string() + ": " + error.what());
  } catch (const JsonError&) {
    throw_damaged_round(file);
  }
}

}  // namespace

void RoundFile::prepare(const SavedRound& round) const {
  Json json{{"ringside_round", kFileVersion}, {"match", round.match ? Json(*round.match) : Json(nullptr)}};
  if (round.entries) json["entries"] = *round.entries;
  json.update(to_json(round.state));
  std::error_code error;
  std::filesystem::create_directories(folder_, error);  // else writing says what is wrong
  if (std::filesystem::is_directory(file_, error))
    throw WriteError(file_.string() + ": is a folder; remove it");
  write_file(prepared(), file_text(json));
}

void RoundFile::commit() const {
  std::error_code error;
  std::filesystem::rename(prepared(), file_, error);
  if (error) throw WriteError(file_.string() + ": cannot be written: " + error.message());
}

std::optional<SavedRound> RoundFile::load() const {
  std::error_code error;
  if (!std::filesystem::exists(file_, error)) return std::nullopt;
  try {
    const Json json = read_json_of(file_);
    if (json.at("ringside_round") != kFileVersion)
      throw TableError(file_.string() + ": is of another ringside; remove it");
    SavedRound round;
    if (!json.at("match").is_null()) round.match = json.at("match").get<std::string>();
    if (json.contains("entries")) round.entries = json.at("entries").get<std::size_t>();
    round.state = state_from_json(json);
    return round;
  } catch (const Json::exception&) {
    throw_damaged_round(file_);
  }
}

}  // namespace ringside
