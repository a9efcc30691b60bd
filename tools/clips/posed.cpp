// SPDX-License-Identifier: MIT
#include "clips/posed.h"

namespace ringside::clips {

using drawing::Board;
using drawing::Disc;

Disc posed(Disc disc, const Slider& slider, const Board& board) {
  const double share = std::min(1.0, slider.since / kFallTime);
  disc.base = slider.place;
  switch (slider.where) {
    case Where::kDeck:
      break;
    case Where::kHole:
      disc.base = slider.from + share * (slider.place - slider.from);
      disc.base_z = -share * share * board.hole.depth;
      break;
    case Where::kDitch:
      disc.base_z = -share * share * board.ditch.depth;
      break;
    case Where::kHanging: {
      const Vec2 from_hole = slider.place - board.hole.centre;
      const Disc hung = drawing::hanging(disc, board, degrees(angle_of(from_hole)),
                                         board.hole.radius + disc.radius - from_hole.norm());
      disc.base_z = share * hung.base_z;
      disc.lean_deg = share * hung.lean_deg;
      disc.lean_towards_deg = hung.lean_towards_deg;
      disc.base += share * (hung.base - disc.base);
      break;
    }
  }
  return disc;
}

}  // namespace ringside::clips
