// SPDX-License-Identifier: MIT
#include "report/json/json.h"

#include <nlohmann/json.hpp>

#include "report/data/version.h"
#include "report/json/json_parts.h"
#include "report/json/sighting_json.h"
#include "scoring/words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json size_json(int pixels) { return pixels > 0 ? Json(pixels) : Json(nullptr); }

Json discs_json(const ScoredBoard& board) {
  Json discs = Json::array();
  for (const ScoredDisc& scored : board.discs) {
    discs.push_back(disc_json(scored, board.calibration));
  }
  return discs;
}

Json maybe_discs_json(const ScoredBoard& board) {
  Json discs = Json::array();
  for (const MaybeDisc& maybe : board.maybe_discs) discs.push_back(maybe_disc_json(maybe, board.calibration));
  return discs;
}

Json outcome_json(const Outcome& outcome) {
  Json zones = Json::array();
  for (const Decision& decision : outcome.decisions)
    zones.push_back({{"disc", decision.id}, {"zone", decision.zone}});
  return {{"zones", zones}, {"totals", totals_json(outcome.totals)}, {"round", round_json(outcome.result)}};
}

Json timing_json(const Timing& timing) {
  return {{"decode", number(timing.decode_ms, 1)},
          {"calibrate", number(timing.calibrate_ms, 1)},
          {"detect", number(timing.detect_ms, 1)},
          {"total", number(timing.total_ms, 1)}};
}

void add_board(const ScoredBoard& board, Json& json) {
  json["calibration"] = calibration_json(board.calibration);
  json["board_doubt"] = text_or_null(board.calibration.doubt);
  json["hole"] = {{"state", to_string(board.hole)},
                  {"maybe", text_or_null(board.maybe_in_hole.value_or(""))}};
  json["discs"] = discs_json(board);
  json["maybe_discs"] = maybe_discs_json(board);
  json["totals"] = totals_json(board.totals);
  json["round"] = round_json(board.round);
  json["too_close"] = too_close(board.discs);
  json["open_calls"] = open_calls_json(board.open);
}

}  // namespace

Json open_calls_json(const std::optional<OpenCalls>& calls) {
  if (!calls) return nullptr;
  Json outcomes = Json::array();
  for (const Outcome& outcome : calls->outcomes) outcomes.push_back(outcome_json(outcome));
  return {{"winner_is_open", calls->winner_is_open()},
          {"deciding", calls->deciding},
          {"least_lead", calls->least_lead},
          {"most_lead", calls->most_lead},
          {"outcomes", outcomes}};
}

Json to_json(const PhotoReport& report) {
  Json json{{"ringside", version()},
            {"photo", report.photo.string()},
            {"width", size_json(report.width)},
            {"height", size_json(report.height)},
            {"status", report.scored() ? "scored" : "refused"}};
  if (const Refusal* refusal = report.refused()) {
    json["reason"] = refusal->reason;
    json["seen"] = sighting_json(refusal->seen);
  }
  json["warnings"] = report.warnings;
  if (const ScoredBoard* board = report.scored()) add_board(*board, json);
  json["timing_ms"] = timing_json(report.timing);
  return json;
}

std::string scorings_json_text(const std::vector<Json>& scorings) {
  return file_text(scorings.size() == 1 ? scorings.front() : Json(scorings));
}

std::string json_text(const std::vector<PhotoReport>& reports) {
  std::vector<Json> scorings;
  for (const PhotoReport& report : reports) scorings.push_back(to_json(report));
  return scorings_json_text(scorings);
}

}  // namespace ringside
