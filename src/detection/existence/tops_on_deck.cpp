// SPDX-License-Identifier: MIT
#include "detection/existence/tops_on_deck.h"

#include "detection/selection/at_the_hole.h"
#include "eye/standard_eye.h"
#include "geometry/disc_outline.h"

namespace ringside {
namespace {

// Nothing where the outer line reaches behind the camera.
TopsSeen seen_in(const Photo& photo, const Calibration& calibration) {
  const auto outer =
      image_of(calibration.image_from_board, {Vec2::Zero(), calibration.line(LineName::kOuter).radius});
  return outer ? standard_eye().tops(photo.pixels, *outer) : TopsSeen({}, {});
}

}  // namespace

TopsOnDeck::TopsOnDeck(const Photo& photo, const Calibration& calibration, double height)
    : calibration_(calibration), height_(height), seen_(seen_in(photo, calibration)) {}

Heat TopsOnDeck::about(const Vec2& base) const {
  const Circle top = seen_on_deck({base, 0}, height_, calibration_.camera.centre);
  return seen_.about(calibration_.image_from_board * top.centre);
}

std::vector<TopOnDeck> TopsOnDeck::tops(double least_log_odds) const {
  const Homography board_from_image = calibration_.image_from_board.inverse();
  std::vector<TopOnDeck> out;
  for (const SeenTop& top : seen_.tops(least_log_odds)) {
    const Vec2 base = base_below(board_from_image * top.p_photo, height_, calibration_.camera.centre);
    if (base.norm() < calibration_.deck_radius && !over_the_hole(base, calibration_.hole))
      out.push_back({base, top.heat});
  }
  return out;
}

}  // namespace ringside
