// SPDX-License-Identifier: MIT
#include "jobs/answer_message.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "jobs/job_error.h"
#include "json/parse_json.h"
#include "json/whole_number.h"
#include "report/json/csv.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr JsonLimits kAnswerLimits{.bytes = kMostBytesOfAnswer, .depth = 24, .keys = 64, .values = 200'000};
constexpr std::array kCauses{"unusable_file", "no_picture", "not_scorable"};  // as Refusal::Cause

bool is_safe(char c) { return static_cast<unsigned char>(c) >= ' ' ? c != 0x7f : c == '\n'; }

// It goes to a terminal as it is.
std::string table_in(const Json& json) {
  std::string table = json.get<std::string>();
  if (!std::all_of(table.begin(), table.end(), is_safe)) throw JobError("its table holds control characters");
  return table;
}

std::optional<Refusal::Cause> cause_in(const Json& json) {
  if (json.is_null()) return std::nullopt;
  const auto found = std::find(kCauses.begin(), kCauses.end(), json.get<std::string>());
  if (found == kCauses.end()) throw JobError("it is refused for no cause that is known");
  return static_cast<Refusal::Cause>(found - kCauses.begin());
}

void check_scoring(const Json& scoring, bool refused) {
  if (scoring.at("status") != (refused ? "refused" : "scored")) throw JobError("its status is another");
  if (!scoring.at("warnings").is_array()) throw JobError("its warnings are no list");
  for (const Json& warning : scoring.at("warnings")) warning.get<std::string>();
  for (const char* stage : {"decode", "calibrate", "detect", "total"})
    scoring.at("timing_ms").at(stage).get<double>();
  if (refused) scoring.at("reason").get<std::string>();
  scorings_csv_text({scoring});
}

PhotoAnswer answer_in(const Json& json) {
  PhotoAnswer answer{.scoring = std::make_shared<Json>(json.at("scoring")),
                     .table = table_in(json.at("table")),
                     .refused = cause_in(json.at("refused")),
                     .is_open = json.at("open").get<bool>()};
  check_scoring(*answer.scoring, answer.refused.has_value());
  return answer;
}

}  // namespace

std::string answer_payload(const AnswerMessage& message) {
  Json json = Json::object();
  if (!message.key.empty()) json["key"] = message.key;
  json["photo"] = message.photo;
  if (!message.answer) {
    json["declined"] = message.declined;
    return line_text(json);
  }
  const PhotoAnswer& answer = *message.answer;
  json["scoring"] = *answer.scoring;
  json["table"] = answer.table;
  json["refused"] =
      answer.refused ? Json(kCauses.at(static_cast<std::size_t>(*answer.refused))) : Json(nullptr);
  json["open"] = answer.is_open;
  return line_text(json);
}

AnswerMessage read_answer_message(std::string_view payload) {
  try {
    const Json json = parse_json(payload, kAnswerLimits);
    AnswerMessage message{.photo = whole<int>(json.at("photo"))};
    if (json.contains("key")) message.key = json.at("key").get<std::string>();
    if (json.contains("declined")) {
      message.declined = json.at("declined").get<std::string>();
    } else {
      message.answer = answer_in(json);
    }
    return message;
  } catch (const JsonError& error) {
    throw JobError(error.what());
  } catch (const Json::exception&) {
    throw JobError("a key is missing or of another kind");
  }
}

}  // namespace ringside
