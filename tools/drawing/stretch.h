// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "geometry/conventions.h"

namespace ringside::drawing {

// The place on a straight stretch that is nearest to p, as a share (0 to 1) of the way between its ends. For
// Vec2 and Vec3.
template <typename Vec>
double nearest_share(const Vec& p, const Vec& from, const Vec& to) {
  const Vec way = to - from;
  const double length2 = way.squaredNorm();
  return length2 > 0 ? std::clamp((p - from).dot(way) / length2, 0.0, 1.0) : 1.0;
}

template <typename Vec>
double distance_to_stretch(const Vec& p, const Vec& from, const Vec& to) {
  return (p - from - nearest_share(p, from, to) * (to - from)).norm();
}

}  // namespace ringside::drawing
