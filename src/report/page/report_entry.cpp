// SPDX-License-Identifier: MIT
#include "report/page/report_entry.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/json/json.h"
#include "report/json/json_parts.h"
#include "report/words/call_text.h"
#include "report/words/maybe_text.h"
#include "report/words/picture_words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

const ScoredDisc& disc_of_call(const ScoredBoard& board, int id) {
  return *std::find_if(board.discs.begin(), board.discs.end(),
                       [id](const ScoredDisc& scored) { return scored.disc.id == id; });
}

std::string call_words(const ScoredDisc& scored) {
  return "Disc " + std::to_string(scored.disc.id) + " (" + scored.disc.team + "): " + worth_words(scored);
}

// What is asked, and what was measured of it or hangs on it.
struct CallWords {
  std::string call, measured;
};

CallWords words_of_call(int id, const ScoredBoard& board) {
  constexpr double kSigmas = 2;
  if (id == kMaybeInHole)
    return {picture_words::hole_question(*board.maybe_in_hole),
            picture_words::hole_worth(*board.maybe_in_hole)};
  if (const MaybeDisc* maybe = find_maybe(board.maybe_discs, id); maybe && maybe->is_open())
    return {maybe_title(*maybe, board.calibration), maybe_worth(*maybe)};
  const ScoredDisc& scored = disc_of_call(board, id);
  return {call_words(scored), margin_words(scored, kSigmas)};
}

Json call_json(const EntryPictures::OfCall& call, const ScoredBoard& board) {
  const CallWords words = words_of_call(call.disc, board);
  return {{"disc", call.disc},
          {"call", words.call},
          {"measured", words.measured},
          {"evidence", text_or_null(call.evidence)},
          {"thumbnail", text_or_null(call.thumbnail)}};
}

std::string result_words(const ScoredBoard& board) {
  if (!board.round) return "no winner named: more than two colours take part";
  return picture_words::result(*board.round, board.open);
}

void add_scored(const ScoredBoard& board, const EntryFacts& facts, Json& json) {
  json["result"] = result_words(board);
  Json calls = Json::array();
  for (const EntryPictures::OfCall& call : facts.pictures.calls) calls.push_back(call_json(call, board));
  json["calls"] = calls;
  json["at_stake"] = text_or_null(open_calls_text(board));
  json["by_rules"] = text_or_null(facts.by_rules);
}

}  // namespace

Json entry_json(const PhotoReport& report, const EntryFacts& facts) {
  Json json{{"number", facts.number},
            {"sha256", text_or_null(facts.sha256)},
            {"made_with", facts.made_with},
            {"thumbnail", text_or_null(facts.pictures.thumbnail)},
            {"picture", text_or_null(facts.pictures.whole)}};
  if (const ScoredBoard* board = report.scored()) add_scored(*board, facts, json);
  json["scoring"] = to_json(report);
  return json;
}

}  // namespace ringside
