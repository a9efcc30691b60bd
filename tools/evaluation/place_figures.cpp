// SPDX-License-Identifier: MIT
#include "evaluation/place_figures.h"

namespace ringside::evaluation {

std::optional<FootError> foot_error(const DiscMatch& match, const PhotoTruth& truth) {
  const DiscTruth& disc = match.truth;
  if (!disc.is_exact() || !truth.view || disc.irregular || disc.at_hole()) return std::nullopt;
  return FootError{.px = (match.found.base - truth.view->pixel_of(*disc.foot)).norm(),
                   .mm = (truth.view->board_of(match.found.base) - *disc.foot).norm()};
}

PlaceFigures place_figures(Photos photos) {
  std::vector<double> foot_mm;
  std::vector<double> foot_px;
  std::vector<double> top_px;
  for_each_match(photos, [&](const DiscMatch& match, const JudgedPhoto& photo) {
    if (!match.truth.irregular) top_px.push_back((match.found.top - match.truth.top).norm());
    if (const auto error = foot_error(match, photo.truth)) {
      foot_mm.push_back(error->mm);
      foot_px.push_back(error->px);
    }
  });
  return {.foot_mm = spread_of(foot_mm), .foot_px = spread_of(foot_px), .top_px = spread_of(top_px)};
}

}  // namespace ringside::evaluation
