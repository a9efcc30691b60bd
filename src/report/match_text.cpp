// SPDX-License-Identifier: MIT
#include "report/match_text.h"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>

#include "match/match_json.h"
#include "match/match_state.h"
#include "report/text.h"
#include "rules/explain.h"
#include "rules/turns.h"

namespace ringside {
namespace {

constexpr int kNameWidth = 16;
constexpr int kSideWidth = 22;

std::string side_name(int side, const MatchSetup& setup) {
  const std::string& team = team_of_side(setup.players, side);
  return printable(names_of(team, setup.players)) + " (" + team + ")";
}

std::string pair_text(const ByTeam& counts, const MatchSetup& setup) {
  return std::to_string(counts.at(team_of_side(setup.players, 0))) + ":" +
         std::to_string(counts.at(team_of_side(setup.players, 1)));
}

const std::string& player_name(int player, const MatchSetup& setup) {
  return setup.players.at(static_cast<std::size_t>(player)).name;
}

std::string side_total(const RoundState& round, const std::string& team) {
  const TeamTotal& total = round.totals.at(team);
  std::string text = std::to_string(total.total());
  if (total.twenties > 0)
    text += " (" + std::to_string(total.twenties) + (total.twenties == 1 ? " twenty)" : " twenties)");
  return text;
}

void write_seats(std::ostream& out, const MatchSetup& setup) {
  const char* separator = "  seats: ";
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    out << separator << printable(setup.players[i].name) << ' '
        << seat_name(static_cast<int>(i), static_cast<int>(setup.players.size())) << " (" << setup.discs[i]
        << " discs)";
    separator = ", ";
  }
  out << '\n';
}

void write_round(std::ostream& out, int number, const RoundState& round, const MatchSetup& setup) {
  out << "  " << std::setw(5) << number << "  " << std::left << std::setw(kNameWidth)
      << printable(player_name(round.starter, setup));
  for (int side = 0; side < 2; ++side)
    out << std::setw(kSideWidth) << side_total(round, team_of_side(setup.players, side));
  out << std::right << pair_text(round.gained, setup);
  if (round.played.evidence) out << "  " << printable(round.played.evidence->photo);
  for (const int disc : round.ruled) out << "  disc " << disc << " ruled";
  out << '\n';
}

void write_rounds(std::ostream& out, const MatchState& state, const MatchSetup& setup) {
  if (state.rounds.empty()) return;
  out << "  round  " << std::left << std::setw(kNameWidth) << "starts";
  for (int side = 0; side < 2; ++side) out << std::setw(kSideWidth) << side_name(side, setup);
  out << std::right << "gained\n";
  for (std::size_t i = 0; i < state.rounds.size(); ++i)
    write_round(out, static_cast<int>(i) + 1, state.rounds[i], setup);
}

std::string end_text(const MatchState& state, const MatchSetup& setup) {
  if (!state.end.winner) return "over, level; " + state.end.why;
  const std::string& winner = *state.end.winner;
  return "over, " + printable(names_of(winner, setup.players)) + " (" + winner + ") won; " + state.end.why;
}

std::string next_text(const MatchState& state, const MatchSetup& setup) {
  std::string text = "round " + std::to_string(state.rounds.size() + 1) + " next, " +
                     printable(player_name(state.starter, setup)) + " starts";
  if (!state.end.why.empty()) text += "; " + state.end.why;
  const bool waiting = std::any_of(state.waiting.begin(), state.waiting.end(),
                                   [](const auto& count) { return count.second > 0; });
  if (waiting) text += "; twenties so far " + pair_text(state.waiting, setup);
  return text;
}

std::string entry_text(const Entry& entry, const MatchState& state) {
  const auto json = to_json(entry);
  std::string text = std::string(kind_of(entry.action));
  for (const char* key : {"team", "count", "board", "twenties", "photo", "round", "disc", "zone", "winner",
                          "by", "note", "entries"}) {
    const auto found = json.find(key);
    if (found == json.end() || (found->is_string() && found->get_ref<const std::string&>().empty())) continue;
    text += std::string(" ") + key + "=" + (found->is_string() ? found->get<std::string>() : found->dump());
  }
  const bool undone = std::find(state.undone.begin(), state.undone.end(), entry.number) != state.undone.end();
  return printable(text) + (undone ? "  (undone)" : "");
}

}  // namespace

std::string match_line(const StoredMatch& stored) {
  const MatchSetup& setup = stored.match.setup;
  return "match " + std::to_string(stored.id) + (setup.name.empty() ? "" : ", " + printable(setup.name)) +
         ": " + side_name(0, setup) + " against " + side_name(1, setup) + "; " + printable(setup.rules.name) +
         ", " + printable(setup.format.name) + ": " + explain(setup.format);
}

std::string standing_line(const StoredMatch& stored) {
  const MatchSetup& setup = stored.match.setup;
  const MatchState state = state_of(stored.match);
  return pair_text(state.score, setup) + ", twenties " + pair_text(state.twenties, setup) + "; " +
         (state.end.over ? end_text(state, setup) : next_text(state, setup));
}

std::string match_text(const StoredMatch& stored) {
  const MatchSetup& setup = stored.match.setup;
  std::ostringstream out;
  out << match_line(stored) << '\n';
  write_seats(out, setup);
  write_rounds(out, state_of(stored.match), setup);
  out << "  " << standing_line(stored) << '\n';
  return out.str();
}

std::string history_text(const StoredMatch& stored) {
  const MatchState state = state_of(stored.match);
  std::ostringstream out;
  for (const Entry& entry : stored.match.entries) {
    out << "  " << std::setw(5) << entry.number << "  " << to_iso_8601(entry.made) << "  "
        << entry_text(entry, state) << '\n';
  }
  return out.str();
}

}  // namespace ringside
