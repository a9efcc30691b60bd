// SPDX-License-Identifier: MIT
#include "evaluation/hole_figures.h"

#include <optional>

namespace ringside::evaluation {
namespace {

HoleAnswers& answers_to(HoleState truth, HoleFigures& figures) {
  if (truth == HoleState::kFlat) return figures.flat;
  return truth == HoleState::kHanger ? figures.hanger : figures.none;
}

void add(HoleAnswers& answers, HoleState truth, HoleState found) {
  if (found == truth) {
    ++answers.right;
  } else if (found == HoleState::kUnsure) {
    ++answers.unsure;
  } else {
    ++answers.wrong;
  }
}

// What the truth says of the hole; empty where it leaves a disc's state open.
std::optional<HoleState> true_state(const JudgedPhoto& photo) {
  HoleState state = HoleState::kNone;
  for (const DiscTruth& disc : photo.truth.discs) {
    if (!disc.in_hole) return std::nullopt;
    if (*disc.in_hole != HoleState::kNone) state = *disc.in_hole;
  }
  return state;
}

HoleSaid& said_of(HoleState truth, HoleFigures& figures) {
  if (truth == HoleState::kFlat) return figures.of_flat;
  return truth == HoleState::kHanger ? figures.of_hanger : figures.of_empty;
}

int& count_of(HoleState said, HoleSaid& counts) {
  switch (said) {
    case HoleState::kNone:
      return counts.none;
    case HoleState::kFlat:
      return counts.flat;
    case HoleState::kHanger:
      return counts.hanger;
    case HoleState::kUnsure:
      return counts.unsure;
  }
  return counts.unsure;
}

}  // namespace

HoleFigures hole_figures(Photos photos) {
  HoleFigures figures;
  for_each_match(photos, [&](const DiscMatch& match, const JudgedPhoto&) {
    const auto state = match.truth.in_hole;
    if (state) add(answers_to(*state, figures), *state, match.found.in_hole);
  });
  for (const JudgedPhoto& photo : photos) {
    const auto truth = photo.board_found() ? true_state(photo) : std::nullopt;
    if (truth) ++count_of(photo.answer.scored()->hole, said_of(*truth, figures));
    for (const DiscTruth& disc : photo.matching.missed) {
      if (disc.in_hole) ++answers_to(*disc.in_hole, figures).missed;
    }
  }
  return figures;
}

}  // namespace ringside::evaluation
