// SPDX-License-Identifier: MIT
#include "rules/shot.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "rules/moves.h"

namespace ringside {
namespace {

// What was found about one condition, and in which words.
struct Finding {
  Verdict verdict;
  std::string why;
};

struct Shot {
  BoardState before;
  BoardState after;
  std::string shooter;
  std::string opponent;
  const RuleSet& rules;
  Totals lifted;  // twenties only, of both
  Moves own;
  Moves others;
};

std::string disc_name(const RestingDisc& disc) { return disc.team + " disc " + std::to_string(disc.id); }

int lifted_by(const std::string& team, const Shot& shot) {
  const auto found = shot.lifted.find(team);
  return found == shot.lifted.end() ? 0 : found->second.twenties;
}

bool is_open(const Shot& shot, bool count_open_calls) {
  return std::none_of(shot.before.discs.begin(), shot.before.discs.end(), [&](const RestingDisc& disc) {
    return disc.team != shot.shooter && (disc.play_is_open() ? count_open_calls : disc.in_play());
  });
}

// Discs of the shooter's that the shot moved or brought: surely (in `came`) or perhaps.
std::vector<RestingDisc> perhaps_moved(const Moves& moves) {
  std::vector<RestingDisc> discs;
  for (const Displacement& stayed : moves.stayed) {
    if (!stayed.still()) discs.push_back(stayed.after);
  }
  return discs;
}

bool touch_each_other(const RestingDisc& a, const RestingDisc& b) {
  const double gap = (a.base - b.base).norm() - a.radius - b.radius;
  return gap <= kUndecidedSigmas * std::hypot(std::max(a.sigma, kLeastSigma), std::max(b.sigma, kLeastSigma));
}

// A disc that was shot against another may have stopped there without moving it visibly.
bool lies_against(const RestingDisc& disc, const Moves& own) {
  return std::any_of(own.came.begin(), own.came.end(),
                     [&](const RestingDisc& other) { return touch_each_other(disc, other); });
}

Finding opponent_touched(const Shot& shot) {
  for (const RestingDisc& disc : shot.others.gone) {
    if (disc.in_play())
      return {Verdict::kValid, disc_name(disc) + " was touched: it no longer lies where it lay"};
  }
  for (const Displacement& stayed : shot.others.stayed) {
    if (!stayed.before.in_play()) continue;
    if (!stayed.still())
      return {Verdict::kCannotTell, disc_name(stayed.before) + " lies " + mm_text(stayed.length) +
                                        " from where it lay, too little to tell whether it was touched"};
    if (lies_against(stayed.after, shot.own))
      return {Verdict::kCannotTell,
              disc_name(stayed.before) + " lies still, but against a disc that was shot or moved"};
  }
  return {Verdict::kInvalid, "no disc of the opponent's was touched: all lie where they lay"};
}

Finding reaches_inner_line(const RestingDisc& disc, const Line& inner) {
  const double beyond = beyond_line(disc, inner);
  const Verdict verdict = disc.in_hole == HoleState::kNone ? verdict_on(beyond, disc.sigma) : Verdict::kValid;
  if (verdict == Verdict::kValid)
    return {verdict, disc_name(disc) + " ends touching the inner line or inside it"};
  if (verdict == Verdict::kCannotTell)
    return {verdict, disc_name(disc) + " ends " + mm_text(beyond) + (beyond > 0 ? " off" : " onto") +
                         " the inner line, too close to call"};
  return {Verdict::kInvalid, ""};
}

Finding inner_line_reached(const Shot& shot) {
  if (!shot.rules.open_shot_reaches_inner_line) return {Verdict::kValid, "an open shot may end anywhere"};
  if (lifted_by(shot.shooter, shot) > 0) return {Verdict::kValid, "a twenty was sunk"};
  const Line& inner = shot.after.line(LineName::kInner);
  Finding found{Verdict::kInvalid,
                "an open shot, and no disc of the shooter's in it ends touching the inner line "
                "or inside it"};
  const auto consider = [&](const RestingDisc& disc, bool surely_in_shot) {
    const Finding one = reaches_inner_line(disc, inner);
    if (one.verdict == Verdict::kInvalid || found.verdict == Verdict::kValid) return;
    found = surely_in_shot || one.verdict == Verdict::kCannotTell
                ? one
                : Finding{Verdict::kCannotTell, disc_name(disc) + " may have been moved or not"};
  };
  for (const RestingDisc& disc : shot.own.came) consider(disc, true);
  for (const RestingDisc& disc : perhaps_moved(shot.own)) consider(disc, false);
  return found;
}

// Empty when the two states can be one shot apart.
std::string contradiction(const Shot& shot) {
  const auto in_play = [](const BoardState& state, const std::string& team) {
    return std::count_if(state.discs.begin(), state.discs.end(), [&](const RestingDisc& disc) {
      return disc.team == team && disc.in_play() && !disc.play_is_open();
    });
  };
  const auto could_play = [](const BoardState& state, const std::string& team) {
    return std::count_if(state.discs.begin(), state.discs.end(), [&](const RestingDisc& disc) {
      return disc.team == team && (disc.in_play() || disc.play_is_open());
    });
  };
  if (in_play(shot.after, shot.shooter) + lifted_by(shot.shooter, shot) >
      could_play(shot.before, shot.shooter) + 1)
    return shot.shooter +
           " has at least two discs more than before; give the states before and after one shot";
  if (in_play(shot.after, shot.opponent) + lifted_by(shot.opponent, shot) >
      could_play(shot.before, shot.opponent))
    return shot.opponent + " has more discs than before, and it did not shoot; check the order of the states";
  for (const Displacement& stayed : shot.own.stayed) {
    if (stayed.before.zone == 0 && !stayed.before.play_is_open() && shot.own.came.empty() && stayed.still())
      return disc_name(stayed.before) + " still lies where it is shot from; give the state after the shot";
  }
  return "";
}

Finding find(const Shot& shot) {
  const std::string wrong = contradiction(shot);
  if (!wrong.empty()) return {Verdict::kCannotTell, wrong};
  const bool surely_open = is_open(shot, true), perhaps_open = is_open(shot, false);
  const Finding if_open = inner_line_reached(shot), if_not = opponent_touched(shot);
  if (surely_open == perhaps_open) return perhaps_open ? if_open : if_not;
  if (if_open.verdict == if_not.verdict) return perhaps_open ? if_open : if_not;
  return {Verdict::kCannotTell, "whether a disc of the opponent's lay on the board is too close to call"};
}

std::set<int> ids_of(const std::vector<RestingDisc>& discs) {
  std::set<int> ids;
  for (const RestingDisc& disc : discs) ids.insert(disc.id);
  return ids;
}

// What lies on or beyond the outer line, and after an invalid shot what the rules take off.
std::set<int> removed_ids(const Shot& shot, Verdict verdict) {
  std::set<int> ids;
  if (verdict == Verdict::kInvalid) ids = ids_of(shot.own.came);
  for (const RestingDisc& disc : shot.after.discs) {
    if (disc.zone == 0) ids.insert(disc.id);
  }
  return ids;
}

void add_twenties(ShotJudgement& judgement, const Moves& moves, const std::string& team, int lifted) {
  const auto flat = std::count_if(moves.came.begin(), moves.came.end(),
                                  [](const RestingDisc& disc) { return disc.in_hole == HoleState::kFlat; });
  const int gained = static_cast<int>(flat) + lifted;
  if (gained > 0) judgement.twenties[team] = gained;
}

// Twenties of earlier shots may still lie in the hole.
Totals totals_after(const Shot& shot, const ShotJudgement& judgement) {
  Totals totals;
  for (const BoardState* state : {&shot.before, &shot.after}) {
    for (const RestingDisc& disc : state->discs) totals[disc.team];
  }
  const std::set<int> removed(judgement.removed.begin(), judgement.removed.end());
  for (const RestingDisc& disc : shot.after.discs) {
    if (removed.contains(disc.id)) continue;
    TeamTotal& total = totals[disc.team];
    if (disc.in_hole == HoleState::kFlat) {
      ++total.twenties;
    } else {
      total.board += disc.zone;
    }
  }
  for (const auto& [team, lifted] : shot.lifted) {
    if (team != shot.shooter || judgement.verdict != Verdict::kInvalid)
      totals[team].twenties += lifted.twenties;
  }
  return totals;
}

// A round has two sides: what is not the shooter's is the opponent's, also where the light of the second
// picture gives its colour another name.
std::string opponent_of(const std::string& shooter, const BoardState& before, const BoardState& after) {
  for (const BoardState* state : {&before, &after}) {
    for (const RestingDisc& disc : state->discs) {
      if (disc.team != shooter) return disc.team;
    }
  }
  return "opponent";
}

BoardState with_two_sides(BoardState state, const std::string& shooter, const std::string& opponent) {
  for (RestingDisc& disc : state.discs) {
    if (disc.team != shooter) disc.team = opponent;
  }
  return state;
}

Shot shot_of(const BoardState& before, const BoardState& after, const std::string& shooter,
             const RuleSet& rules, const ShotOptions& options) {
  const std::string opponent = opponent_of(shooter, before, after);
  Shot shot{with_two_sides(before, shooter, opponent),
            with_two_sides(after, shooter, opponent),
            shooter,
            opponent,
            rules,
            {},
            {},
            {}};
  shot.own = moves_of(shooter, shot.before, shot.after);
  shot.others = moves_of(opponent, shot.before, shot.after);
  for (const auto& [team, count] : options.lifted)
    shot.lifted[team == shooter ? shooter : opponent].twenties += count;
  return shot;
}

}  // namespace

ShotJudgement judge_shot(const BoardState& before, const BoardState& after, const std::string& shooter,
                         const RuleSet& rules, const ShotOptions& options) {
  const Shot shot = shot_of(before, after, shooter, rules, options);
  const auto [verdict, why] = find(shot);
  ShotJudgement judgement{.verdict = verdict, .open = is_open(shot, false), .why = why};
  const std::set<int> removed = removed_ids(shot, verdict);
  judgement.removed.assign(removed.begin(), removed.end());
  if (verdict != Verdict::kInvalid) add_twenties(judgement, shot.own, shooter, lifted_by(shooter, shot));
  add_twenties(judgement, shot.others, shot.opponent, lifted_by(shot.opponent, shot));
  judgement.totals = totals_after(shot, judgement);
  return judgement;
}

}  // namespace ringside
