// SPDX-License-Identifier: MIT
#include "report/words/round_text.h"

#include <sstream>

#include "report/data/text.h"
#include "rules/allotment.h"
#include "rules/round_by_rules.h"

namespace ringside {
namespace {

using Twenties = std::map<std::string, int>;

// Of both sides, also one that has nothing.
Twenties twenties_of(const ScoredBoard& board, const RoundRules& round) {
  Twenties twenties;
  for (const Player& player : round.players) twenties[player.team] = 0;
  for (const auto& [team, total] : board.totals) twenties[team] += total.twenties;
  return twenties;
}

std::string called(const std::string& team, const RoundRules& round) {
  return printable(shown_names_of(team, round.players)) + " (" + team + ")";
}

void write_totals(std::ostream& out, const Totals& totals, const RoundRules& round) {
  const char* separator = "  ";
  for (int side = 0; side < 2; ++side) {
    const std::string& team = team_of_side(round.players, side);
    out << separator << called(team, round) << ' ' << totals.at(team).total();
    separator = ", ";
  }
  out << '\n';
}

void write_gains(std::ostream& out, const MatchFormat& format, const RoundResult& result,
                 const RoundRules& round) {
  out << "  " << round.rules.name << ", " << format.name << ": ";
  const auto gained = gains(format.scoring, result);
  if (format.scoring == RoundScoring::kPoints) {
    const std::string& first = team_of_side(round.players, 0);
    const std::string& second = team_of_side(round.players, 1);
    out << gained.at(first) << ':' << gained.at(second) << '\n';
  } else if (result.winner) {
    out << result.difference << " to " << called(*result.winner, round) << '\n';
  } else {
    out << "nothing to either\n";
  }
}

void write_cancelled(std::ostream& out, const Cancelled& cancelled, const RoundRules& round) {
  out << "    " << cancelled.value << "s: " << cancelled.pairs << " of each cancel";
  if (cancelled.left > 0) {
    out << ", " << called(cancelled.team, round) << " has " << cancelled.left
        << " left: " << cancelled.left * cancelled.value;
  }
  out << '\n';
}

std::string outcome(const RoundResult& result, const RoundRules& round) {
  if (!result.winner) return "a tie";
  return called(*result.winner, round) + " by " + std::to_string(result.difference);
}

void write_stake(std::ostream& out, const Stake& stake, const RoundRules& round) {
  out << "  disc " << stake.id << " the other way: " << outcome(stake.otherwise, round);
  if (!stake.changes_difference()) {
    out << ", which changes nothing";
  } else if (!stake.changes_winner()) {
    out << "; the winner stays" << (stake.changes_points() ? "" : ", and so do the points");
  }
  out << '\n';
}

}  // namespace

std::string round_text(const ScoredBoard& board, const RoundRules& round) {
  const Twenties twenties = twenties_of(board, round);
  const Totals totals = total_up(board.discs, twenties);
  const auto result = round_result(totals);
  if (!result) return "";  // a third colour; round_warnings says so
  std::ostringstream out;
  write_totals(out, totals, round);
  for (const MatchFormat& format : round.rules.formats) write_gains(out, format, *result, round);
  if (round.rules.show_cancelling) {
    for (const Cancelled& cancelled : cancel(count_discs(board.discs, twenties)))
      write_cancelled(out, cancelled, round);
  }
  for (const Stake& stake : stakes(board.discs, twenties)) write_stake(out, stake, round);
  return out.str();
}

std::vector<std::string> round_warnings(const ScoredBoard& board, const RoundRules& round) {
  std::vector<std::string> warnings;
  for (const auto& [team, counts] : count_discs(board.discs, twenties_of(board, round))) {
    int discs = 0, side = -1;
    for (const auto& [value, count] : counts) discs += count;
    for (int i = 0; i < 2; ++i) {
      if (team_of_side(round.players, i) == team) side = i;
    }
    if (side < 0) {
      warnings.push_back("the board shows " + team + ", with which nobody plays; correct --players");
    } else if (const auto excess = too_many_discs(team, discs, discs_of_side(round.discs, side))) {
      warnings.push_back(*excess);
    }
  }
  return warnings;
}

}  // namespace ringside
