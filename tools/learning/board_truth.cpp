// SPDX-License-Identifier: MIT
#include "learning/board_truth.h"

#include <algorithm>
#include <cmath>

namespace ringside::learning {

namespace {

// Whether a measured line, a circle of the board, is that line of one that was drawn. line: as LineName.
bool is_drawn_line(const Homography& image_from_board, double radius, const teaching::ShownBoard& shown,
                   std::size_t line) {
  constexpr double kMostOff = 0.015;
  constexpr int kAngles = 48;
  const Homography truth_from_image = shown.view.plane(0).inverse();
  for (int i = 0; i < kAngles; ++i) {
    const Vec2 p = image_from_board * (radius * direction(2 * kPi * i / kAngles));
    if (!(std::abs((truth_from_image * p).norm() - shown.look.deck.rings[line].radius) < kMostOff))
      return false;
  }
  return true;
}

bool is_right(const LocatedBoard& board, const teaching::ShownBoard& shown) {
  const Homography image_from_plane = board.rings.plane.plane_from_image().inverse();
  for (std::size_t line = 0; line < board.rings.radii.size(); ++line)
    if (!is_drawn_line(image_from_plane, board.rings.radii[line], shown, line)) return false;
  return true;
}

}  // namespace

bool is_right(const LocatedBoard& board, const std::vector<teaching::ShownBoard>& shown) {
  return std::any_of(shown.begin(), shown.end(),
                     [&](const teaching::ShownBoard& one) { return is_right(board, one); });
}

const teaching::ShownBoard* measured_one(const Calibration& calibration,
                                         const std::vector<teaching::ShownBoard>& shown) {
  constexpr std::size_t kOuter = 2;
  const auto found = std::find_if(shown.begin(), shown.end(), [&](const teaching::ShownBoard& board) {
    return is_drawn_line(calibration.image_from_board, calibration.lines[kOuter].radius, board, kOuter);
  });
  return found == shown.end() ? nullptr : &*found;
}

}  // namespace ringside::learning
