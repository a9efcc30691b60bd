// SPDX-License-Identifier: MIT
#include "rendering/pov_mesh.h"

namespace ringside::rendering {

std::string triangle(const Vec3& a, const Vec3& b, const Vec3& c) {
  return pov("triangle{", a, ",", b, ",", c, "}\n");
}

std::string quad(const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d) {
  return triangle(a, b, c) + triangle(a, c, d);
}

std::string star_fan(const drawing::Star& star, double height) {
  const auto corner = [&](int i) -> Vec3 {
    const double radius = i % 2 == 0 ? star.outer_radius : star.inner_radius;
    const Vec2 p = star.centre + radius * direction(radians(star.turned_deg) + kPi * i / star.points);
    return {p.x(), p.y(), height};
  };
  const Vec3 centre(star.centre.x(), star.centre.y(), height);
  std::string fan;
  for (int i = 0; i < 2 * star.points; ++i) fan += triangle(centre, corner(i), corner(i + 1));
  return fan;
}

}  // namespace ringside::rendering
