// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"
#include "rendering/pov_text.h"

// Triangles for POV-Ray's mesh{...}, of prints on level surfaces.
namespace ringside::rendering {

std::string triangle(const Vec3& a, const Vec3& b, const Vec3& c);
std::string quad(const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d);
std::string star_fan(const drawing::Star& star, double height);

}  // namespace ringside::rendering
