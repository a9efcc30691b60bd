// SPDX-License-Identifier: MIT
#pragma once

#include "detection/shading/shaded_disc.h"

namespace ringside {

// What all rays of one disc say of its base and radius, the light being known. Each has its Cauchy weight.
struct RimLook {
  Mat3 normal = 1e-9 * Mat3::Identity();  // of the base's x and y and of the radius
  Vec3 pull = Vec3::Zero();
  double unexplained = 0;  // of a ray
};

RimLook look_at_rim(const ShadedDisc& seen, const Vec2& base, double radius, const Shading& light,
                    double usual_misfit);

}  // namespace ringside
