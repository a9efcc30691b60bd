// SPDX-License-Identifier: MIT
#include "rules/shot_conditions.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

std::string disc_name(const RestingDisc& disc) { return disc.team + " disc " + std::to_string(disc.id); }

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

ConditionVerdict opponent_touched(const Shot& shot) {
  for (const RestingDisc& disc : shot.others.gone) {
    if (disc.in_play())
      return {Verdict::kValid, disc_name(disc) + " was touched: it no longer lies where it lay",
              "it moved " + disc_name(disc)};
  }
  for (const Displacement& stayed : shot.others.stayed) {
    if (!stayed.before.in_play()) continue;
    if (!stayed.still()) {
      return {Verdict::kCannotTell, disc_name(stayed.before) + " lies " + mm_text(stayed.length) +
                                        " from where it lay, too little to tell whether it was touched"};
    }
    if (lies_against(stayed.after, shot.own)) {
      return {Verdict::kCannotTell,
              disc_name(stayed.before) + " lies still, but against a disc that was shot or moved"};
    }
  }
  return {Verdict::kInvalid, "no disc of the opponent's was touched: all lie where they lay",
          "it touched no disc of the opponent's"};
}

ConditionVerdict reaches_inner_line(const RestingDisc& disc, const Line& inner) {
  const double beyond = beyond_line(disc, inner);
  const Verdict verdict = disc.in_hole == HoleState::kNone ? verdict_on(beyond, disc.sigma) : Verdict::kValid;
  if (verdict == Verdict::kValid)
    return {verdict, disc_name(disc) + " ends touching the inner line or inside it",
            disc_name(disc) + " touches the inner line or lies inside it"};
  if (verdict == Verdict::kCannotTell) {
    return {verdict, disc_name(disc) + " ends " + mm_text(beyond) + (beyond > 0 ? " off" : " onto") +
                         " the inner line, too close to call"};
  }
  return {Verdict::kInvalid, ""};
}

ConditionVerdict inner_line_reached(const Shot& shot) {
  if (!shot.rules.open_shot_reaches_inner_line) return {Verdict::kValid, "an open shot may end anywhere"};
  if (lifted_by(shot.shooter, shot) > 0) return {Verdict::kValid, "a twenty was sunk", "it sank a twenty"};
  const Line& inner = shot.after.line(LineName::kInner);
  ConditionVerdict found{
      Verdict::kInvalid,
      "an open shot, and no disc of the shooter's in it ends touching the inner line "
      "or inside it",
      "it was open and left no disc of the shooter's touching the inner line or inside it"};
  const auto consider = [&](const RestingDisc& disc, bool surely_in_shot) {
    const ConditionVerdict one = reaches_inner_line(disc, inner);
    if (one.verdict == Verdict::kInvalid || found.verdict == Verdict::kValid) return;
    found = surely_in_shot || one.verdict == Verdict::kCannotTell
                ? one
                : ConditionVerdict{Verdict::kCannotTell, disc_name(disc) + " may have been moved or not"};
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
      could_play(shot.before, shot.shooter) + 1) {
    return shot.shooter +
           " has at least two discs more than before; give the states before and after one shot";
  }
  if (in_play(shot.after, shot.opponent) + lifted_by(shot.opponent, shot) >
      could_play(shot.before, shot.opponent))
    return shot.opponent + " has more discs than before, and it did not shoot; check the order of the states";
  for (const Displacement& stayed : shot.own.stayed) {
    if (stayed.before.zone == 0 && !stayed.before.play_is_open() && shot.own.came.empty() && stayed.still())
      return disc_name(stayed.before) + " still lies where it is shot from; give the state after the shot";
  }
  return "";
}

}  // namespace

ConditionVerdict judge_conditions(const Shot& shot) {
  const std::string wrong = contradiction(shot);
  if (!wrong.empty()) return {Verdict::kCannotTell, wrong};
  const bool surely_open = is_open(shot, true), perhaps_open = is_open(shot, false);
  const ConditionVerdict if_open = inner_line_reached(shot), if_not = opponent_touched(shot);
  if (surely_open == perhaps_open) return perhaps_open ? if_open : if_not;
  if (if_open.verdict == if_not.verdict) return perhaps_open ? if_open : if_not;
  return {Verdict::kCannotTell, "whether a disc of the opponent's lay on the board is too close to call"};
}

}  // namespace ringside
