// SPDX-License-Identifier: MIT
#include "match/with_entry.h"

#include <algorithm>
#include <array>
#include <set>

#include "match/match_state.h"
#include "rules/allotment.h"
#include "rules/rules_error.h"
#include "scoring/zones.h"
#include "text/unicode.h"

namespace ringside {
namespace {

constexpr std::size_t kMostEntries = 2'000;  // a long evening has hundreds
constexpr std::size_t kLongestNote = 500;
constexpr std::size_t kLongestPath = 4'096;  // of a file, as Linux has it
constexpr std::size_t kHashDigits = 64;      // of SHA-256

bool is_too_long(const std::string& note) { return code_points(note).size() > kLongestNote; }

void check_teams(const ByTeam& counts, const MatchSetup& setup) {
  for (const auto& [team, count] : counts) {
    if (names_of(team, setup.players).empty())
      throw RulesError("nobody plays " + team + "; correct the colour");
    if (count < 0) throw RulesError("a number of " + team + " is negative; correct it");
  }
}

void check_open(const MatchState& state) {
  if (!state.end.over) return;
  throw RulesError("the match is over (" + state.end.why + "); undo to correct it, or begin a new one");
}

// The fewest discs that a side must have had for what is claimed.
int discs_claimed(const RoundPlayed& round, const ByTeam& waiting, const std::string& team) {
  const auto lying = std::count_if(round.discs.begin(), round.discs.end(), [&](const RestingDisc& disc) {
    const bool counts = !disc.maybe || disc.zone > 0;
    return counts && disc.team == team;
  });
  return static_cast<int>(lying) + fewest_discs_for(at_or_0(round.board, team)) +
         at_or_0(round.twenties, team) + at_or_0(waiting, team);
}

void check_discs(const RoundPlayed& round, const ByTeam& waiting, const MatchSetup& setup) {
  for (int side = 0; side < 2; ++side) {
    const std::string& team = team_of_side(setup.players, side);
    const auto wrong =
        too_many_discs(team, discs_claimed(round, waiting, team), discs_of_side(setup.discs, side));
    if (wrong) throw RulesError(*wrong);
  }
}

void check_board_points(const ByTeam& board) {
  for (const auto& [team, points] : board) {
    if (points % 5 != 0) {
      throw RulesError(team + " cannot have " + std::to_string(points) +
                       " points on the board; give a multiple of 5, without twenties");
    }
  }
}

void check_names(const Evidence& evidence) {
  if (evidence.photo.size() > kLongestPath) throw RulesError("the photo's name is too long; shorten it");
  if (evidence.sha256.size() > kHashDigits)
    throw RulesError("the photo's SHA-256 is none; give what ringside match export wrote");
}

void check_photo(const RoundPlayed& round, const MatchState& state, const MatchSetup& setup) {
  std::set<int> ids;
  for (const RestingDisc& disc : round.discs) {
    if (names_of(disc.team, setup.players).empty())
      throw RulesError("the photo shows " + disc.team + ", with which nobody plays; take such discs away");
    if (!ids.insert(disc.id).second)
      throw RulesError("two discs of the scoring have one id; score the photo again");
  }
  for (const RestingDisc& maybe : round.maybe_discs)
    if (!ids.insert(maybe.id).second)
      throw RulesError("two discs of the scoring have one id; score the photo again");
  if (round.evidence) check_names(*round.evidence);
  if (!round.evidence || round.evidence->sha256.empty()) return;
  for (std::size_t i = 0; i < state.rounds.size(); ++i) {
    const auto& other = state.rounds[i].played.evidence;
    if (other && other->sha256 == round.evidence->sha256) {
      throw RulesError("this photo is round " + std::to_string(i + 1) +
                       " already; give that of the new round");
    }
  }
}

void check_shots(const std::vector<ShotSeen>& shots, const MatchSetup& setup) {
  const int discs = discs_of_side(setup.discs, 0) + discs_of_side(setup.discs, 1);
  if (static_cast<int>(shots.size()) > discs)
    throw RulesError("a round has more shots than the players have discs; leave its shots out");
  for (const ShotSeen& shot : shots)
    if (shot.team) check_teams({{*shot.team, 0}}, setup);
}

struct Check {
  const MatchSetup& setup;
  const MatchState& state;

  void operator()(const RoundPlayed& round) const {
    check_open(state);
    check_teams(round.board, setup);
    check_teams(round.twenties, setup);
    check_board_points(round.board);
    check_photo(round, state, setup);
    check_discs(round, state.waiting, setup);
    check_shots(round.shots, setup);
    if (round.starter && (*round.starter < 0 || *round.starter >= static_cast<int>(setup.players.size())))
      throw RulesError("there is no such player to start; name one");
  }

  void operator()(const TwentySunk& twenty) const {
    check_open(state);
    if (twenty.count < 1) throw RulesError("give at least one twenty; undo takes one back");
    check_teams({{twenty.team, twenty.count}}, setup);
    check_discs({.twenties = {{twenty.team, twenty.count}}}, state.waiting, setup);
  }

  void operator()(const Ruling& ruling) const {
    if (is_too_long(ruling.note) || is_too_long(ruling.by))
      throw RulesError("the note is too long; give at most " + std::to_string(kLongestNote) + " characters");
    if (const auto* disc = std::get_if<DiscRuling>(&ruling.decision)) check_disc(*disc);
    if (const auto* winner = std::get_if<WinnerRuling>(&ruling.decision)) check_winner(*winner);
    if (std::holds_alternative<NoteRuling>(ruling.decision) && ruling.note.empty())
      throw RulesError("the ruling says nothing; give a disc, a winner or a note");
  }

  void operator()(const Rename& rename) const { renamed(state.setup.players, rename.player, rename.name); }

  // That there are so many is checked by following them.
  void operator()(const Undo&) const {}
  void operator()(const Redo&) const {}

 private:
  void check_disc(const DiscRuling& ruling) const {
    constexpr std::array kZones{0, 5, 10, 15, 20};
    if (std::find(kZones.begin(), kZones.end(), ruling.zone) == kZones.end())
      throw RulesError("a disc is worth 20, 15, 10, 5 or 0; give one of them");
    if (ruling.round < 1 || ruling.round > static_cast<int>(state.rounds.size()))
      throw RulesError("there is no round " + std::to_string(ruling.round) + "; see ringside match show");
    const auto& discs = state.rounds[static_cast<std::size_t>(ruling.round) - 1].played.discs;
    if (std::none_of(discs.begin(), discs.end(),
                     [&](const RestingDisc& disc) { return disc.id == ruling.disc; })) {
      throw RulesError("round " + std::to_string(ruling.round) + " has no disc " +
                       std::to_string(ruling.disc) +
                       " in a photo; a round by hand is undone and added again");
    }
    if (ruling.disc == kDiscInHole) check_hole(ruling);
    check_as_ruled(ruling);
  }

  static void check_hole(const DiscRuling& ruling) {
    if (ruling.zone != 0 && ruling.zone != kFlatInHole)
      throw RulesError("what may lie in the hole is worth 20 or 0; give one of them");
  }

  // A disc that comes in by the ruling is one of its side's.
  void check_as_ruled(const DiscRuling& ruling) const {
    const RoundState& round = state.rounds[static_cast<std::size_t>(ruling.round) - 1];
    RoundPlayed with_disc = round.played;
    with_disc.twenties = {};  // they are among the round's
    for (RestingDisc& disc : with_disc.discs) {
      if (disc.id != ruling.disc) continue;
      if (ruling.zone == 0 || !disc.maybe) return;
      disc.zone = ruling.zone;
    }
    check_discs(with_disc, round.twenties, setup);
  }

  void check_winner(const WinnerRuling& ruling) const {
    check_teams({{ruling.team, 0}}, setup);
    if (!state.end.over || state.end.winner)
      throw RulesError("a winner is ruled only where a match ended level; the rules decide all others");
  }
};

}  // namespace

Match with_entry(Match match, const Action& action, UtcTime made) {
  if (match.entries.size() >= kMostEntries)
    throw RulesError("the match has too many entries; begin a new one");
  const MatchState state = state_of(match);
  std::visit(Check{state.setup, state}, action);
  match.entries.push_back({static_cast<int>(match.entries.size()) + 1, made, action});
  state_of(match);  // throws where an undo or redo goes too far
  return match;
}

}  // namespace ringside
