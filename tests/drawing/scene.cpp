// SPDX-License-Identifier: MIT
#include "drawing/scene.h"

#include <cmath>

namespace ringside::drawing {

double Line::radius_at(double angle) const {
  double sum = radius;
  for (std::size_t i = 0; i < harmonics.size() / 2; ++i) {
    const double phase = static_cast<double>(i + 1) * angle;
    sum += harmonics[2 * i] * std::cos(phase) + harmonics[2 * i + 1] * std::sin(phase);
  }
  return sum;
}

Disc in_hole(Disc disc, const Board& board) {
  disc.base_z = -board.hole.depth;
  return disc;
}

Disc in_ditch(Disc disc, const Board& board) {
  disc.base_z = -board.ditch.depth;
  return disc;
}

}  // namespace ringside::drawing
