// SPDX-License-Identifier: MIT
#include "evaluation/hole_figures.h"

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

}  // namespace

HoleFigures hole_figures(Photos photos) {
  HoleFigures figures;
  for_each_match(photos, [&](const DiscMatch& match, const JudgedPhoto&) {
    const auto state = match.truth.in_hole;
    if (state) add(answers_to(*state, figures), *state, match.found.in_hole);
  });
  for (const JudgedPhoto& photo : photos) {
    for (const DiscTruth& disc : photo.matching.missed) {
      if (disc.in_hole) ++answers_to(*disc.in_hole, figures).missed;
    }
  }
  return figures;
}

}  // namespace ringside::evaluation
