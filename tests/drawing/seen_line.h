// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"
#include "drawing/view.h"

namespace ringside::drawing {

// Where the camera sees a printed line's centre, pixels.
inline Vec2 seen_on_line(const View& view, const Line& line, double angle) {
  const Vec2 p = line.radius_at(angle) * direction(angle);
  return view.pixel_of({p.x(), p.y(), 0});
}

// Across the line in the picture.
inline Vec2 image_normal(const View& view, const Line& line, double angle) {
  const Vec2 along = seen_on_line(view, line, angle + 1e-4) - seen_on_line(view, line, angle - 1e-4);
  return Vec2(-along.y(), along.x()).normalized();
}

}  // namespace ringside::drawing
