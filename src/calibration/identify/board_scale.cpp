// SPDX-License-Identifier: MIT
#include "calibration/identify/board_scale.h"

namespace ringside {

BoardScale choose_scale(const LineRadii& radii, const BoardOptions& options) {
  if (options.outer_diameter) return {options.board, *options.outer_diameter / 2, ScaleSource::kMeasured};
  if (options.board) return {options.board, options.board->outer_radius, ScaleSource::kModel};
  std::vector<BoardModel> alike;
  for (const BoardModel& model : options.known_boards)
    if (are_of(radii, model)) alike.push_back(model);
  if (alike.size() != 1) return {std::nullopt, kOuterLineRadius, ScaleSource::kAssumed};
  return {alike.front(), alike.front().outer_radius, ScaleSource::kModel};
}

}  // namespace ringside
