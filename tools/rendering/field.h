// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "drawing/view.h"

namespace ringside::rendering {

// The straight (pinhole) frame that is rendered for a view. A straight lens's field is the picture itself; a
// bent one's covers all that the lens sees, and the picture is bent out of it.
struct Field {
  int width;
  int height;
  double focal_px;
  Vec2 principal_point;  // pixels

  Vec2 pixel_of(const Vec2& slope) const { return principal_point + focal_px * slope; }
};

// Throws RenderError when the lens bends so much that no field holds its picture.
Field field_of(const drawing::View& view);

// Scene text of the camera that renders a field, into as many pixels as are asked for.
std::string camera_text(const Field& field, const CameraPose& pose);

// The view's picture out of its field's (linear light).
cv::Mat3f bent(const cv::Mat3f& light, const Field& field, const drawing::View& view);

}  // namespace ringside::rendering
