// SPDX-License-Identifier: MIT
#include "report/call_text.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "report/text.h"
#include "scoring/ruling.h"
#include "scoring/words.h"

namespace ringside {
namespace {

bool at_hole(const ScoredDisc& scored) { return scored.disc.in_hole == HoleState::kUnsure; }

// How an open call was decided when the disc is worth that much.
std::string decision_words(const ScoredDisc& scored, int zone) {
  const bool best = zone == zone_when(scored, Call::kClear);
  if (at_hole(scored)) return best ? "flat in the hole" : "not flat in the hole";
  return best ? "clear" : "touching";
}

const ScoredDisc& disc_of(const ScoredBoard& board, int id) {
  return *std::find_if(board.discs.begin(), board.discs.end(),
                       [&](const ScoredDisc& scored) { return scored.disc.id == id; });
}

std::string joined_totals(const Totals& totals) {
  std::string text;
  for (const auto& [team, total] : totals) text += (text.empty() ? "" : ":") + std::to_string(total.total());
  return text;
}

std::string joined_teams(const Totals& totals) {
  std::string text;
  for (const auto& [team, total] : totals) text += (text.empty() ? "" : ":") + team;
  return text;
}

std::string listed(const std::vector<int>& ids) {
  std::string text = ids.size() > 1 ? "discs " : "disc ";
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (i > 0) text += i + 1 == ids.size() ? " and " : ", ";
    text += std::to_string(ids[i]);
  }
  return text;
}

bool is_as_counted(const Decision& decision, const ScoredBoard& board) {
  return decision.zone == disc_of(board, decision.id).zone;
}

// "45:40 if clear, 40:40 if touching": the ways in which all calls but the disc's stand as counted.
std::string ways_of(int id, const OpenCalls& calls, const ScoredBoard& board) {
  std::string text;
  for (const Outcome& outcome : calls.outcomes) {
    const auto& ways = outcome.decisions;
    const bool others_stand = std::all_of(ways.begin(), ways.end(), [&](const Decision& way) {
      return way.id == id || is_as_counted(way, board);
    });
    if (!others_stand) continue;
    const auto own =
        std::find_if(ways.begin(), ways.end(), [&](const Decision& way) { return way.id == id; });
    text += (text.empty() ? "" : ", ") + joined_totals(outcome.totals) + " if " +
            decision_words(disc_of(board, id), own->zone);
  }
  return text;
}

// "45:40 when disc 3 is clear and disc 7 touching"
std::string way_words(const Outcome& outcome, const ScoredBoard& board) {
  std::string text = joined_totals(outcome.totals) + " when";
  const char* separator = " ";
  for (const Decision& way : outcome.decisions) {
    text += separator + std::string("disc ") + std::to_string(way.id) + " is " +
            decision_words(disc_of(board, way.id), way.zone);
    separator = ", ";
  }
  return text;
}

std::string lead_words(int lead, const Totals& totals) {
  if (lead == 0) return "a tie";
  const auto team = lead > 0 ? totals.begin() : std::prev(totals.end());
  return team->first + " by " + std::to_string(std::abs(lead));
}

std::string range_words(const OpenCalls& calls, const Totals& totals) {
  return lead_words(calls.most_lead, totals) + " to " + lead_words(calls.least_lead, totals);
}

// When the winner does not hang on the open calls.
std::string decided_text(const OpenCalls& calls, const ScoredBoard& board) {
  const auto& winner = board.round->winner;
  const std::string who = winner ? *winner + " wins" : "a tie";
  if (calls.open.size() == 1) return who + " whatever the call: " + ways_of(calls.open[0], calls, board);
  const auto [least, most] = std::minmax({std::abs(calls.least_lead), std::abs(calls.most_lead)});
  return who + " whatever the calls: " + joined_totals(board.totals) + " as counted, by " +
         std::to_string(least) + " to " + std::to_string(most);
}

}  // namespace

std::string verdict_words(const ScoredDisc& scored) {
  if (scored.ruling) return std::string(to_string(scored.call)) + ", by ruling";
  return scored.call == Call::kTooClose ? "TOO CLOSE TO CALL" : std::string(to_string(scored.call));
}

std::string margin_words(const ScoredDisc& scored, double sigmas) {
  if (at_hole(scored)) return "flat in the hole or not cannot be told";
  const LineMargin& line = scored.line;
  return fixed(std::abs(line.margin), 2) + " mm " + (line.margin > 0 ? "clear of" : "over") + " the " +
         std::string(to_string(line.line)) + " line, +- " + fixed(sigmas * line.sigma, 2) + " mm (" +
         fixed(sigmas, sigmas == std::round(sigmas) ? 0 : 1) + " sigma)";
}

std::string worth_words(const ScoredDisc& scored) {
  const auto [least, most] = std::minmax(scored.zone, scored.other_zone);
  if (scored.ruling) {
    return "worth " + std::to_string(scored.zone) +
           " by ruling; measured: " + std::string(to_string(scored.ruling->measured_call)) + ", " +
           std::to_string(scored.ruling->measured_zone);
  }
  if (scored.call != Call::kTooClose) return "worth " + std::to_string(scored.zone);
  return std::to_string(most) + " if " + decision_words(scored, most) + ", " + std::to_string(least) +
         " if " + decision_words(scored, least);
}

std::string open_calls_text(const ScoredBoard& board) {
  if (!board.open || !board.round) return "";
  const OpenCalls& calls = *board.open;
  const std::string teams = " (" + joined_teams(board.totals) + ")";
  if (!calls.winner_is_open()) return "  " + decided_text(calls, board) + teams + '\n';
  std::string text = "  " + listed(calls.deciding) + (calls.deciding.size() > 1 ? " decide: " : " decides: ");
  if (calls.outcomes.empty()) return text + range_words(calls, board.totals) + '\n';
  if (calls.deciding.size() == 1) return text + ways_of(calls.deciding[0], calls, board) + teams + '\n';
  text += range_words(calls, board.totals) + teams + '\n';
  for (const Outcome& outcome : calls.outcomes) text += "    " + way_words(outcome, board) + '\n';
  return text;
}

}  // namespace ringside
