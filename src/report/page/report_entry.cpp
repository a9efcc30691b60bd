// SPDX-License-Identifier: MIT
#include "report/page/report_entry.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/json/json.h"
#include "report/json/json_parts.h"
#include "report/words/call_text.h"
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

Json call_json(const EntryPictures::OfCall& call, const ScoredBoard& board) {
  const bool hole = call.disc == kMaybeInHole;
  constexpr double kSigmas = 2;
  return {{"disc", call.disc},
          {"call", hole ? picture_words::hole_question(*board.maybe_in_hole)
                        : call_words(disc_of_call(board, call.disc))},
          {"measured", hole ? picture_words::hole_worth(*board.maybe_in_hole)
                            : margin_words(disc_of_call(board, call.disc), kSigmas)},
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
