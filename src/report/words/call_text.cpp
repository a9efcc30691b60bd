// SPDX-License-Identifier: MIT
#include "report/words/call_text.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "report/data/text.h"
#include "scoring/ruling.h"
#include "scoring/words.h"
#include "scoring/zones.h"
#include "text/enumerated.h"

namespace ringside {
namespace {

bool at_hole(const ScoredDisc& scored) { return scored.disc.in_hole == HoleState::kUnsure; }

// How an open call was decided when the disc is worth that much.
std::string decision_words(const ScoredDisc& scored, int zone) {
  const bool best = zone == zone_when(scored, Call::kClear);
  if (at_hole(scored)) return best ? "flat in the hole" : "not flat in the hole";
  return best ? "clear" : "touching";
}

// One that is open.
const MaybeDisc* find_maybe(const ScoredBoard& board, int id) {
  const MaybeDisc* maybe = find_maybe(board.maybe_discs, id);
  return maybe && maybe->is_open() ? maybe : nullptr;
}

const ScoredDisc& disc_of(const ScoredBoard& board, int id) {
  return *std::find_if(board.discs.begin(), board.discs.end(),
                       [&](const ScoredDisc& scored) { return scored.disc.id == id; });
}

// "it is no disc", "it is one", "it is one worth 5": `what` is the first word of it.
std::string existence_words(const std::string& what, const MaybeDisc& maybe, int zone, bool alone) {
  if (zone == 0) return what + " is no disc";
  const bool several = worths(maybe).size() > 2;
  return what + (alone ? " is one" : " is a disc") + (several ? " worth " + std::to_string(zone) : "");
}

std::string hole_decision_words(int zone) {
  return zone == 0 ? "the hole is empty" : "a disc lies in the hole";
}

// What follows "if" in a line about that call alone.
std::string decision_words(const Decision& decision, const ScoredBoard& board) {
  if (decision.id == kMaybeInHole) return hole_decision_words(decision.zone);
  if (const MaybeDisc* maybe = find_maybe(board, decision.id))
    return existence_words("it", *maybe, decision.zone, true);
  return decision_words(disc_of(board, decision.id), decision.zone);
}

// The same among others.
std::string decision_clause(const Decision& decision, const ScoredBoard& board) {
  if (decision.id == kMaybeInHole) return hole_decision_words(decision.zone);
  if (const MaybeDisc* maybe = find_maybe(board, decision.id))
    return existence_words(std::to_string(decision.id), *maybe, decision.zone, false);
  return "disc " + std::to_string(decision.id) + " is " + decision_words(decision, board);
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

// "disc 2", "discs 1, 2 and 5", "the hole", "disc 2 and the hole": the hole is last.
std::string listed(std::vector<int> ids) {
  const bool hole = std::erase(ids, kMaybeInHole) > 0;
  std::vector<std::string> words;
  for (const int id : ids) words.push_back(std::to_string(id));
  if (hole) words.emplace_back("the hole");
  return (ids.empty() ? "" : ids.size() > 1 ? "discs " : "disc ") + enumerated(words);
}

bool is_as_counted(const Decision& decision, const ScoredBoard& board) {
  if (decision.id == kMaybeInHole || find_maybe(board, decision.id)) return decision.zone == 0;
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
    text += (text.empty() ? "" : ", ") + joined_totals(outcome.totals) + " if " + decision_words(*own, board);
  }
  return text;
}

// "45:40 when disc 3 is clear and disc 7 touching"
std::string way_words(const Outcome& outcome, const ScoredBoard& board) {
  std::string text = joined_totals(outcome.totals) + " when";
  const char* separator = " ";
  for (const Decision& way : outcome.decisions) {
    text += separator + decision_clause(way, board);
    separator = ", ";
  }
  return text;
}

std::string lead_words(int lead, const Totals& totals) {
  if (lead == 0) return "a tie";
  const auto team = lead > 0 ? totals.begin() : std::prev(totals.end());
  return team->first + " by " + std::to_string(std::abs(lead));
}

std::string range_words(const OpenCalls& calls) {
  return lead_words(calls.most_lead, calls.counted) + " to " + lead_words(calls.least_lead, calls.counted);
}

// When the winner does not hang on the open calls.
std::string decided_text(const OpenCalls& calls, const ScoredBoard& board) {
  const auto& winner = board.round->winner;
  const std::string who = winner ? *winner + " wins" : "a tie";
  if (calls.open.size() == 1) return who + " whatever the call: " + ways_of(calls.open[0], calls, board);
  const auto [least, most] = std::minmax({std::abs(calls.least_lead), std::abs(calls.most_lead)});
  return who + " whatever the calls: " + joined_totals(calls.counted) + " as counted, by " +
         std::to_string(least) + " to " + std::to_string(most);
}

}  // namespace

std::string verdict_words(const ScoredDisc& scored) {
  if (scored.ruling) return std::string(to_string(scored.call)) + ", by ruling";
  return scored.call == Call::kTooClose ? "TOO CLOSE TO CALL" : std::string(to_string(scored.call));
}

std::string margin_words(const ScoredDisc& scored, double sigmas) {
  if (at_hole(scored)) return "in the hole: flat or leaning is not clear";
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
  const std::string teams = " (" + joined_teams(calls.counted) + ")";
  if (!calls.winner_is_open()) return "  " + decided_text(calls, board) + teams + '\n';
  std::string text = "  " + listed(calls.deciding) + (calls.deciding.size() > 1 ? " decide: " : " decides: ");
  if (calls.outcomes.empty()) return text + range_words(calls) + '\n';
  if (calls.deciding.size() == 1) return text + ways_of(calls.deciding[0], calls, board) + teams + '\n';
  text += range_words(calls) + teams + '\n';
  for (const Outcome& outcome : calls.outcomes) text += "    " + way_words(outcome, board) + '\n';
  return text;
}

std::string hole_text(const ScoredBoard& board) {
  if (!board.maybe_in_hole) return "";
  const std::string& team = *board.maybe_in_hole;
  return "hole: empty, or a " + team + " disc flat in it? Counted as empty; if a disc: +" +
         std::to_string(kFlatInHole) + " for " + team;
}

}  // namespace ringside
