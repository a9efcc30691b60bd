// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "drawing/scene.h"
#include "drawing/view.h"
#include "geometry/ellipse.h"

namespace ringside::drawing {

inline constexpr std::array<std::string_view, 3> kLineWords{"inner", "middle", "outer"};

// What a referee should say about one drawn disc.
struct DiscTruth {
  Vec2 base;                      // board frame, mm
  double radius;                  // mm
  std::string_view line;          // the deciding one, with the smallest |margin|
  double margin;                  // to it, mm: near edge of the line minus reach; negative = touching
  std::array<double, 3> margins;  // to the inner, middle and outer line
  int zone;                       // the lowest it touches: 15, 10, 5 or 0; 20 flat in the hole
  bool in_hole;                   // flat in it
  bool hanger;                    // half fallen into it: worth 15
  bool irregular;   // stacked or leaning: no flat disc, so its place is none that a line decides
  bool in_ditch;    // not on the deck: no zone counts
  Circle seen_top;  // top face in the image (pixels): the disc's widest circle at its upper edge
};

// The ellipse (pixels) as which a circle at a height (z, mm) is seen. A bent lens makes it no true ellipse;
// then it is the one that fits best.
Ellipse seen_ellipse(const Circle& circle, double height, const View& view);

DiscTruth truth_of(const Disc& disc, const Board& board, const View& view);

// One per disc, in the scene's order, those in the ditch too.
std::vector<DiscTruth> truth_of(const Scene& scene, const View& view);

}  // namespace ringside::drawing
