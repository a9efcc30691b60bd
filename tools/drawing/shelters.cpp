// SPDX-License-Identifier: MIT
#include "drawing/shelters.h"

#include "drawing/board_surface.h"

namespace ringside::drawing {
namespace {

std::array<Shelter, 4> shelters_of(const Board& board) {
  const Walls walls(board);
  return {{{walls.rim_inside, -1, board.rim.height},
           {walls.rim_outside, 1, board.rim.height},
           {walls.deck, 1, 0},
           {walls.hole, -1, 0}}};
}

}  // namespace

Shelters::Shelters(const Board& board) : shelters_(shelters_of(board)) {}

Shelters::Around Shelters::around(const Vec3& p) const {
  constexpr double kOnTheWall = -1e-3;  // mm
  Around around;
  for (std::size_t i = 0; i < shelters_.size(); ++i) {
    const double rise = shelters_[i].top - p.z();
    if (rise <= 0) continue;
    const double distance = shelters_[i].gap(p.head<2>());
    if (distance < kOnTheWall) continue;  // the wall stands on the other side of this place
    around[i] = {rise, distance};
  }
  return around;
}

}  // namespace ringside::drawing
