// SPDX-License-Identifier: MIT
#include "evaluation/score_figures.h"

#include <algorithm>

namespace ringside::evaluation {
namespace {

bool asks_players(const ScoredPhoto& photo) {
  return photo.hole == HoleState::kUnsure ||
         std::any_of(photo.discs.begin(), photo.discs.end(),
                     [](const FoundDisc& disc) { return disc.too_close(); });
}

void add_totals(ScoreFigures& figures, const JudgedPhoto& photo) {
  const std::optional<bool> exact = totals_exact(photo);
  if (!exact) return;
  figures.totals_exact.add(*exact);
  const ScoredPhoto* scored = photo.answer.scored();
  if (scored && !*exact && !asks_players(*scored)) ++figures.totals_wrong_unasked;
}

}  // namespace

ScoreFigures score_figures(Photos photos) {
  ScoreFigures figures;
  for_each_match(photos, [&](const DiscMatch& match, const JudgedPhoto&) {
    if (match.truth.has_zone() && match.truth.sure) figures.zones_right.add(!match.zone_wrong());
    if (match.truth.team) figures.colours_right.add(match.found.team == *match.truth.team);
  });
  for (const JudgedPhoto& photo : photos) add_totals(figures, photo);
  return figures;
}

}  // namespace ringside::evaluation
