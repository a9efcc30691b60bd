// SPDX-License-Identifier: MIT
#include "drawing/bodies.h"

namespace ringside::drawing {

Bodies::Bodies(const Scene& scene) {
  for (const Disc& disc : scene.discs) solids.push_back(solid_of(disc));
  const Pegs& pegs = scene.board.pegs;
  for (const Vec2& place : peg_places(scene.board)) {
    solids.push_back({{place, pegs.radius, 0, pegs.height, pegs.edge_rounding}});
  }
  for (const Bar& bar : scene.bars) bars.push_back({bar.from, bar.to, bar.radius});
}

}  // namespace ringside::drawing
