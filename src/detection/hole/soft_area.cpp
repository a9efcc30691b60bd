// SPDX-License-Identifier: MIT
#include "detection/hole/soft_area.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

using Directions = Eigen::Array<float, kOutlineCorners, 2>;

// One in each row.
const Directions& outline_directions() {
  static const Directions all = [] {
    Directions out;
    for (int i = 0; i < kOutlineCorners; ++i) out.row(i) = outline_direction(i).cast<float>().transpose();
    return out;
  }();
  return all;
}

float square_beyond_zero(float v) { return v > 0 ? v * v : 0; }

// Of a place so far inside an edge, mm.
float share_at(float inside, float softness) { return std::clamp(0.5F + inside / softness, 0.F, 1.F); }

}  // namespace

SoftCircle::SoftCircle(const Circle& circle, float softness)
    : centre_(circle.centre.cast<float>()),
      radius_(static_cast<float>(circle.radius)),
      softness_(softness),
      inside2_(square_beyond_zero(radius_ - softness / 2)),
      outside2_(square_beyond_zero(radius_ + softness / 2)) {}

float SoftCircle::share(const Eigen::Vector2f& p_board) const {
  const float distance2 = (p_board - centre_).squaredNorm();
  if (distance2 <= inside2_) return 1;
  if (distance2 >= outside2_) return 0;
  return share_at(radius_ - std::sqrt(distance2), softness_);
}

SoftOutline::SoftOutline(const std::vector<Vec2>& corners, float softness) : softness_(softness) {
  Vec2 middle = Vec2::Zero();
  for (const Vec2& corner : corners) middle += corner / kOutlineCorners;
  centre_ = middle.cast<float>();
  float farthest2 = 0;
  for (int i = 0; i < kOutlineCorners; ++i) {
    const Vec2 corner = corners[static_cast<std::size_t>(i)] - middle;
    reach_[i] = static_cast<float>(corner.dot(outline_direction(i)));
    farthest2 = std::max(farthest2, static_cast<float>(corner.squaredNorm()));
  }
  inside2_ = square_beyond_zero(reach_.minCoeff() - softness / 2);
  outside2_ = square_beyond_zero(std::sqrt(farthest2) + softness / 2);
}

float SoftOutline::share(const Eigen::Vector2f& p_board) const {
  const Eigen::Vector2f p = p_board - centre_;
  const float distance2 = p.squaredNorm();
  if (distance2 <= inside2_) return 1;
  if (distance2 >= outside2_) return 0;
  const Directions& unit = outline_directions();
  // The edge's tangent that p is farthest beyond is the one next to it.
  const float outside = (p.x() * unit.col(0) + p.y() * unit.col(1) - reach_).maxCoeff();
  return share_at(-outside, softness_);
}

}  // namespace ringside
