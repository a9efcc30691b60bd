// SPDX-License-Identifier: MIT
#include "detection/outline/without_height.h"

namespace ringside {

namespace {

// Edges on the straight flanks between top and foot carry no information about which of the two circles they
// belong to.
constexpr float kStraight = 0.25F;  // cosine to the way from foot to top; a sixth of the circle

}  // namespace

bool seen_apart(const Vec2& foot, double height, const Vec3& camera) {
  constexpr double kApart = 6;  // mm, twice the widest window of an outline's fit
  return (foot - camera.head<2>()).norm() / camera.z() * height > kApart;
}

Edges SeenFromAside::without_height(const Edges& edges, Against deck) const {
  const float outwards = deck == Against::kDarker ? 1.0F : -1.0F;  // as the gradient or against it
  const Vec2 foot = view_.view_from_board * Vec2(camera_.head<2>());
  const double per_mm = half_ / camera_.z();
  const cv::Rect2f inside({0, 0}, cv::Size2f(view_.pixels.size()));
  Edges moved;
  moved.picture = edges.picture;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const cv::Point2f p = edges.points[i];
    const cv::Point2f away(static_cast<float>(per_mm * (static_cast<double>(p.x) - foot.x())),
                           static_cast<float>(per_mm * (static_cast<double>(p.y) - foot.y())));
    const float along = outwards * away.dot(edges.normals[i]);
    const cv::Point2f to = along > 0 ? p - away : p + away;
    if (along * along < kStraight * kStraight * away.dot(away) || !inside.contains(to)) continue;
    moved.points.push_back(to);
    moved.normals.push_back(edges.normals[i]);
  }
  return moved;
}

}  // namespace ringside
