// SPDX-License-Identifier: MIT
#include "calibration/board_scale.h"

#include <cmath>

namespace ringside {
namespace {

// Copies of one board differ from each other, and barrel distortion shifts the ratios, by up to 0.01; different makes
// lie 0.015 and more apart in at least one ratio.
constexpr double kRatioTolerance = 0.01;

double ratio_distance(const std::array<double, 3>& radii, const BoardModel& model) {
  return std::max(std::abs(radii[0] / radii[2] - model.inner_radius / model.outer_radius),
                  std::abs(radii[1] / radii[2] - model.middle_radius / model.outer_radius));
}

}  // namespace

BoardScale choose_scale(const std::array<double, 3>& radii, const BoardOptions& options) {
  if (options.board) return {options.board, options.board->outer_radius};
  BoardScale scale{std::nullopt, kOuterLineRadius};
  double nearest = kRatioTolerance;
  for (const BoardModel& model : options.known_boards) {
    const double distance = ratio_distance(radii, model);
    if (distance >= nearest) continue;
    nearest = distance;
    scale = {model, model.outer_radius};
  }
  return scale;
}

}  // namespace ringside
