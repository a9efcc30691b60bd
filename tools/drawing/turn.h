// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/ray.h"

namespace ringside::drawing {

// A rotation about a fixed point, as which something that leans departs from standing upright. In its own
// frame the rotation is undone.
class Turn {
 public:
  Turn() = default;  // none: the own frame is the board's
  Turn(const Vec3& about, const Mat3& board_from_own)
      : about_(about), rotation_(board_from_own), none_(false) {}

  bool none() const { return none_; }

  Vec3 own_direction(const Vec3& v_board) const { return none_ ? v_board : rotation_.transpose() * v_board; }
  Vec3 own_point(const Vec3& p_board) const {
    return none_ ? p_board : about_ + rotation_.transpose() * (p_board - about_);
  }
  Ray own_ray(const Ray& ray_board) const {
    return {own_point(ray_board.origin), own_direction(ray_board.direction)};
  }

  Vec3 board_direction(const Vec3& v_own) const { return none_ ? v_own : rotation_ * v_own; }
  Vec3 board_point(const Vec3& p_own) const { return none_ ? p_own : about_ + rotation_ * (p_own - about_); }

 private:
  Vec3 about_ = Vec3::Zero();
  Mat3 rotation_ = Mat3::Identity();
  bool none_ = true;
};

}  // namespace ringside::drawing
