// SPDX-License-Identifier: MIT
#include "calibration/landmarks/peg_outline.h"

namespace ringside {
namespace {

constexpr std::size_t kArcPoints = 8, kSidePoints = 4;  // of two arcs and two sides
static_assert(2 * (kArcPoints + kSidePoints) == kPegOutlinePoints);

// Directions over half a circle about +x.
const std::array<Vec2, kArcPoints>& half_circle() {
  static const auto directions = [] {
    std::array<Vec2, kArcPoints> all;
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i] = direction(kPi * ((static_cast<double>(i) + 0.5) / kArcPoints - 0.5));
    return all;
  }();
  return directions;
}

}  // namespace

PegOutline peg_outline(const Vec2& foot, const PegShape& shape, const Vec3& camera) {
  const double growth = camera.z() / (camera.z() - shape.height);
  const Vec2 from_camera = foot - camera.head<2>();
  const Vec2 lean = from_camera * (growth - 1);
  const Vec2 lean_per_height = from_camera * (growth / (camera.z() - shape.height));
  const double length = lean.norm();
  const Vec2 along = length > 1e-9 ? Vec2(lean / length) : Vec2(1, 0);
  const Vec2 across(-along.y(), along.x());
  const double around = 2 * kPi * shape.radius + 2 * length;
  PegOutline outline;
  std::size_t next = 0;
  // of_top: 0 on the foot's part of the outline, 1 on the top's, between them on the two sides.
  const auto add = [&](const Vec2& normal, double of_top, double weight) {
    const double radius = shape.radius * (1 + of_top * (growth - 1));
    outline[next++] = {foot + of_top * lean + radius * normal, normal, weight / around,
                       of_top * lean_per_height.dot(normal)};
  };
  for (const Vec2& d : half_circle()) {
    const Vec2 normal = d.x() * along + d.y() * across;
    add(normal, 1, kPi * shape.radius / kArcPoints);
    add(-normal, 0, kPi * shape.radius / kArcPoints);
  }
  for (std::size_t i = 0; i < kSidePoints; ++i) {
    const double of_top = (static_cast<double>(i) + 0.5) / kSidePoints;
    add(across, of_top, length / kSidePoints);
    add(-across, of_top, length / kSidePoints);
  }
  return outline;
}

}  // namespace ringside
