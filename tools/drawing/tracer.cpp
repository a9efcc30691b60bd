// SPDX-License-Identifier: MIT
#include "drawing/tracer.h"

namespace ringside::drawing {
namespace {

std::vector<Vec2> peg_places(const Board& board) {
  std::vector<Vec2> places;
  const double first = radians(board.quadrant_lines.angle_deg + board.pegs.from_quadrant_deg);
  for (int i = 0; i < board.pegs.count; ++i) {
    const double angle = first + 2 * kPi * i / board.pegs.count;
    places.emplace_back(direction(angle) * board.lines[0].radius_at(angle));
  }
  return places;
}

// Discs first, then pegs.
std::vector<RoundedCylinder> solids_of(const Scene& scene) {
  std::vector<RoundedCylinder> solids;
  for (const Disc& d : scene.discs) {
    solids.push_back({d.base, d.radius, d.base_z, d.base_z + d.height, d.edge_rounding});
  }
  const Pegs& pegs = scene.board.pegs;
  for (const Vec2& place : peg_places(scene.board)) {
    solids.push_back({place, pegs.radius, 0, pegs.height, pegs.edge_rounding});
  }
  return solids;
}

std::vector<Texture> textures_of(const Scene& scene, double gamma) {
  std::vector<Texture> textures;
  for (const Disc& disc : scene.discs) textures.emplace_back(disc.material, gamma);
  for (int i = 0; i < scene.board.pegs.count; ++i) textures.emplace_back(scene.board.pegs.material, gamma);
  return textures;
}

// The smallest circle around two circles of which neither contains the other.
Circle around(const Circle& a, const Circle& b) {
  const double radius = ((b.centre - a.centre).norm() + a.radius + b.radius) / 2;
  return {(a.centre + b.centre) / 2, radius + std::abs(a.radius - b.radius) / 2};
}

std::vector<Circle> seen_from(const Vec3& eye, const std::vector<RoundedCylinder>& solids) {
  const Vec2 foot = eye.head<2>();
  std::vector<Circle> circles;
  for (const RoundedCylinder& s : solids) {
    const auto projected = [&](double z) {
      const double magnification = eye.z() / (eye.z() - z);
      return Circle{foot + (s.centre - foot) * magnification, s.radius * magnification};
    };
    circles.push_back(around(projected(s.bottom), projected(s.top)));
  }
  return circles;
}

}  // namespace

Tracer::Tracer(const Scene& scene, const Vec3& eye, double gamma)
    : solids_(solids_of(scene)),
      textures_(textures_of(scene, gamma)),
      seen_(seen_from(eye, solids_)),
      board_(scene.board, gamma),
      illumination_(scene.board, scene.light, solids_, gamma) {}

Sample Tracer::sample(const Ray& ray, double pixel_angle) const {
  const Hit hit = nearest(ray);
  const double reach = hit.distance * ray.direction.norm();
  const Vec3 to_eye = -ray.direction.normalized();
  constexpr double kNear = 1.42;                             // pixels, a diagonal
  const double pixel_mm = reach * pixel_angle / to_eye.z();  // its longer side on a level surface
  return {illumination_.reflected(hit, ray.at(hit.distance), to_eye), hit.part,
          hit.print_edge < kNear * pixel_mm};
}

Hit Tracer::nearest(const Ray& ray) const {
  Hit nearest = board_.hit(ray);
  for (const std::uint16_t i : seen_.near(ray.at(ray.distance_to_height(0)).head<2>())) {
    const auto crossing = solids_[i].crossing(ray);
    if (!crossing || crossing->distance >= nearest.distance) continue;
    const Vec2 p = ray.at(crossing->distance).head<2>();
    nearest = {crossing->distance, crossing->normal, textures_[i].at(p), textures_[i].gloss(),
               kFirstSolid + i};
  }
  return nearest;
}

}  // namespace ringside::drawing
