// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "drawing/ray.h"

namespace ringside::drawing {

// A place of a surface that is printed on.
struct PaintedPlace {
  Radiance colour;
  double print_edge;  // mm to the nearest edge of a print
};

template <typename Shape>
struct Print {
  Shape shape;
  Radiance colour;
};

// What is printed at a place, added from the lowest layer up.
struct Layers {
  const Radiance* top = nullptr;
  double edge = kNever;

  void add(double signed_distance, const Radiance& colour) {
    if (signed_distance < 0) top = &colour;
    edge = std::min(edge, std::abs(signed_distance));
  }
};

}  // namespace ringside::drawing
