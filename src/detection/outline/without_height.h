// SPDX-License-Identifier: MIT
#pragma once

#include "detection/view/rectified.h"
#include "geometry/disc_outline.h"
#include "imaging/edges.h"

namespace ringside {

// Whether discs are brighter or darker than the deck about them.
enum class Against { kDarker, kBrighter };

// Whether the near edges of a disc's foot and of its top are seen so far apart that they are not one edge.
// height: between its widest circles, mm.
bool seen_apart(const Vec2& foot, double height, const Vec3& camera);

// How a camera sees discs from aside: the far half of an outline is the top's, the near half the foot's.
class SeenFromAside {
 public:
  SeenFromAside(const RectifiedView& view, const Vec3& camera, const DiscShape& shape)
      : view_(view), camera_(camera), half_(shape.height / 2 - shape.edge_rounding) {}

  // mm by which either half of an outline is moved in the middle of the board.
  double most_moved() const { return half_ * (camera_.head<2>() / camera_.z()).norm(); }

  // Where the middle of the foot lies (mm) whose top's is seen there.
  Vec2 foot_of_top(const Vec2& top) const { return base_below(top, 2 * half_, camera_); }

  // Whether the near edges of a disc's foot (mm) and of its top are seen apart.
  bool is_far(const Vec2& foot) const { return seen_apart(foot, 2 * half_, camera_); }

  // The edges of a view, each moved as if the disc whose outline it may be had no height: top and foot then
  // make one circle about the outline's middle.
  Edges without_height(const Edges& edges, Against deck) const;

 private:
  const RectifiedView& view_;
  Vec3 camera_;
  double half_;  // mm from the middle of its height to its widest circles
};

}  // namespace ringside
