// SPDX-License-Identifier: MIT
#pragma once

#include "scene/drawn_ray.h"
#include "scene/shading.h"

namespace ringside {

// Lit and blurred.
void draw_ray(const RayLine& line, const DiscsSeen& discs, const Shading& shading, DrawnRay& out);

// 1 sigma of a picture's blur along a ray, mm.
double blur_mm(const Shading& shading, double px_per_mm);

}  // namespace ringside
