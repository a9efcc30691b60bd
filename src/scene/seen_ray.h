// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include "scene/drawn_ray.h"

namespace ringside {

// The photo along a ray across a disc's rim, in amounts of light.
struct SeenRay {
  RayLine line;
  Vec3 channels;  // roots of the weights of its channels
  // Of each sample: its light times those, a channel a column; the root of its weight, 0 where something
  // else is known to be seen.
  Eigen::MatrixX3f light;
  Eigen::VectorXf roots;
};

// The light of a disc's paints, a channel each.
struct Paints {
  Vec3 face, rim;
  Vec3 under = Vec3::Zero();  // of the disc under it
};

}  // namespace ringside
