// SPDX-License-Identifier: MIT
#include "detection/outline/without_height.h"

namespace ringside {

Edges SeenFromAside::without_height(const Edges& edges, Against deck) const {
  const float outwards = deck == Against::kDarker ? 1.0F : -1.0F;  // as the gradient or against it
  const Vec2 foot = view_.view_from_board * Vec2(camera_.head<2>());
  const double per_mm = half_ / camera_.z();
  Edges moved = edges;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    cv::Point2f& p = moved.points[i];
    const cv::Point2f away(static_cast<float>(per_mm * (static_cast<double>(p.x) - foot.x())),
                           static_cast<float>(per_mm * (static_cast<double>(p.y) - foot.y())));
    const bool is_top = outwards * away.dot(edges.normals[i]) > 0;
    p += is_top ? -away : away;
  }
  return moved;
}

}  // namespace ringside
