// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "geometry/disc_outline.h"
#include "geometry/disc_pose.h"

namespace ringside {

// A place of a disc's surface. On the face its normal is (0, 0, 1); it leans on the roundings and is level on
// the side.
struct SurfacePoint {
  Vec3 normal;         // unit
  double within_face;  // mm inside the edge of the flat face, in its plane; negative beside the face

  bool is_face() const { return normal.z() == 1; }  // in the disc's own frame
};

// The place of the disc's surface where the ray from the camera to a point of the deck (z = 0) meets it
// first. Empty where the ray passes the disc. base, p_deck: mm, board frame; camera: its centre there, above
// the disc. A rounding is taken to be straight along the rim where the ray meets it, which it is to 0.02 mm.
std::optional<SurfacePoint> disc_surface_at(const Vec2& p_deck, const Vec2& base, const DiscShape& shape,
                                            const Vec3& camera);

// The same of a disc that leans, in a frame of its own, where it stands on z = 0 about the origin.
class LeaningSurface {
 public:
  // pose: above the deck.
  LeaningSurface(const DiscPose& pose, const DiscShape& shape, const Vec3& camera);

  // As disc_surface_at; the normal in the disc's own frame.
  std::optional<SurfacePoint> own_at(const Vec2& p_deck) const;
  Vec3 in_board(const Vec3& own_normal) const { return board_from_own_ * own_normal; }

 private:
  Vec3 own(const Vec3& p_board) const { return board_from_own_.transpose() * (p_board - foot_); }

  Vec3 foot_;
  Mat3 board_from_own_;
  DiscShape shape_;
  Vec3 camera_;  // in the disc's own frame
};

}  // namespace ringside
