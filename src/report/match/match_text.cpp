// SPDX-License-Identifier: MIT
#include "report/match/match_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "match/match_json.h"
#include "match/match_state.h"
#include "report/data/text.h"
#include "rules/explain.h"
#include "rules/turns.h"
#include "text/columns.h"
#include "text/isolated.h"

namespace ringside {
namespace {

std::string side_name(int side, const MatchSetup& setup) {
  const std::string& team = team_of_side(setup.players, side);
  return printable(shown_names_of(team, setup.players)) + " (" + team + ")";
}

std::string pair_text(const ByTeam& counts, const MatchSetup& setup) {
  return std::to_string(counts.at(team_of_side(setup.players, 0))) + ":" +
         std::to_string(counts.at(team_of_side(setup.players, 1)));
}

std::string player_name(int player, const MatchSetup& setup) {
  return printable(isolated(setup.players.at(static_cast<std::size_t>(player)).name));
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
    const int player = static_cast<int>(i);
    out << separator << player_name(player, setup) << ' '
        << seat_name(player, static_cast<int>(setup.players.size())) << " (" << setup.discs[i] << " discs)";
    separator = ", ";
  }
  out << '\n';
}

std::string marked(const char* what, const std::vector<int>& discs) {
  std::string text;
  for (const int disc : discs)
    text += "  " + (disc == kDiscInHole ? "hole" : "disc " + std::to_string(disc)) + ' ' + what;
  return text;
}

TextRow shown_round(int number, const RoundState& round, const MatchSetup& setup) {
  TextRow row{std::to_string(number), player_name(round.starter, setup)};
  for (int side = 0; side < 2; ++side) row.push_back(side_total(round, team_of_side(setup.players, side)));
  std::string gained = pair_text(round.gained, setup);
  if (round.played.evidence) gained += "  " + printable(round.played.evidence->photo);
  row.push_back(gained + marked("ruled", round.ruled) + marked("open", left_open(round)));
  return row;
}

std::string rounds_text(const MatchState& state) {
  if (state.rounds.empty()) return "";
  const MatchSetup& setup = state.setup;
  std::vector<TextRow> rows{{"round", "starts", side_name(0, setup), side_name(1, setup), "gained"}};
  for (std::size_t i = 0; i < state.rounds.size(); ++i)
    rows.push_back(shown_round(static_cast<int>(i) + 1, state.rounds[i], setup));
  constexpr std::size_t kName = 14, kSide = 20;
  return aligned(rows, {{.right = true}, {.least = kName}, {.least = kSide}, {.least = kSide}, {}});
}

std::string what_is_open(const RestingDisc& disc) {
  if (disc.id == kDiscInHole) return "what lies in the hole";
  const std::string name = "disc " + std::to_string(disc.id);
  return disc.maybe ? "whether " + name + " is one" : name;
}

// What nobody has ruled on, with the way to do it.
std::string open_calls_of(const MatchState& state) {
  std::string text;
  for (std::size_t i = 0; i < state.rounds.size(); ++i) {
    const auto& discs = state.rounds[i].played.discs;
    for (const int id : left_open(state.rounds[i])) {
      const RestingDisc& disc =
          *std::find_if(discs.begin(), discs.end(), [&](const RestingDisc& other) { return other.id == id; });
      text += "  open in round " + std::to_string(i + 1) + ": " + what_is_open(disc) + " (" + disc.team +
              "), counted as " + std::to_string(disc.zone) + ", else " + std::to_string(disc.other_zone) +
              "; ringside match rule --round " + std::to_string(i + 1) + " --disc " + std::to_string(id) +
              " --zone N\n";
    }
  }
  return text;
}

std::string end_text(const MatchState& state, const MatchSetup& setup) {
  if (!state.end.winner) return "over, level; " + state.end.why;
  const std::string& winner = *state.end.winner;
  return "over, " + printable(shown_names_of(winner, setup.players)) + " (" + winner + ") won; " +
         state.end.why;
}

std::string next_text(const MatchState& state, const MatchSetup& setup) {
  std::string text = "round " + std::to_string(state.rounds.size() + 1) + " next, " +
                     player_name(state.starter, setup) + " starts";
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
                          "by", "note", "entries", "player", "name"}) {
    const auto found = json.find(key);
    if (found == json.end() || (found->is_string() && found->get_ref<const std::string&>().empty())) continue;
    text += std::string(" ") + key + "=" + (found->is_string() ? found->get<std::string>() : found->dump());
  }
  const bool undone = std::find(state.undone.begin(), state.undone.end(), entry.number) != state.undone.end();
  return printable(text) + (undone ? "  (undone)" : "");
}

std::string line_of(const StoredMatch& stored, const MatchSetup& setup) {
  return "match " + std::to_string(stored.id) +
         (setup.name.empty() ? "" : ", " + printable(isolated(setup.name))) + ": " + side_name(0, setup) +
         " against " + side_name(1, setup) + "; " + printable(setup.rules.name) + ", " +
         printable(setup.format.name) + ": " + explain(setup.format);
}

std::string standing_of(const MatchState& state) {
  const MatchSetup& setup = state.setup;
  return pair_text(state.score, setup) + ", twenties " + pair_text(state.twenties, setup) + "; " +
         (state.end.over ? end_text(state, setup) : next_text(state, setup));
}

}  // namespace

std::string match_line(const StoredMatch& stored) { return line_of(stored, setup_now(stored.match)); }

std::string standing_line(const StoredMatch& stored) { return standing_of(state_of(stored.match)); }

std::string match_text(const StoredMatch& stored) {
  const MatchState state = state_of(stored.match);
  std::ostringstream out;
  out << line_of(stored, state.setup) << '\n';
  write_seats(out, state.setup);
  out << rounds_text(state) << "  " << standing_of(state) << '\n' << open_calls_of(state);
  return out.str();
}

std::string history_text(const StoredMatch& stored) {
  const MatchState state = state_of(stored.match);
  std::vector<TextRow> rows;
  for (const Entry& entry : stored.match.entries)
    rows.push_back({std::to_string(entry.number), to_iso_8601(entry.made), entry_text(entry, state)});
  constexpr std::size_t kNumber = 5;
  return aligned(rows, {{.right = true, .least = kNumber}, {}, {}});
}

}  // namespace ringside
