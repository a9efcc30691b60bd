// SPDX-License-Identifier: MIT
#include "calibration/board_scale.h"

#include <cmath>

namespace ringside {
namespace {

// Barrel distortion of webcams shifts the ratios by up to 0.01 (seen on tournament boards: 0.002 to 0.0097).
// Two models within reach of each other cannot be told apart, and then none is recognised.
constexpr double kRatioTolerance = 0.01;

double ratio_distance(const std::array<double, 3>& radii, const BoardModel& model) {
  return std::max(std::abs(radii[0] / radii[2] - model.inner_radius / model.outer_radius),
                  std::abs(radii[1] / radii[2] - model.middle_radius / model.outer_radius));
}

}  // namespace

BoardScale choose_scale(const std::array<double, 3>& radii, const BoardOptions& options) {
  if (options.board) return {options.board, options.board->outer_radius};
  std::vector<BoardModel> alike;
  for (const BoardModel& model : options.known_boards)
    if (ratio_distance(radii, model) < kRatioTolerance) alike.push_back(model);
  if (alike.size() != 1) return {std::nullopt, kOuterLineRadius};
  return {alike.front(), alike.front().outer_radius};
}

}  // namespace ringside
