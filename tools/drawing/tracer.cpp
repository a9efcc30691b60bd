// SPDX-License-Identifier: MIT
#include "drawing/tracer.h"

#include <stdexcept>

namespace ringside::drawing {
namespace {

std::vector<DiscPaint> paints_of(const std::vector<Disc>& discs, double gamma) {
  std::vector<DiscPaint> paints;
  for (const Disc& disc : discs) paints.emplace_back(disc, gamma);
  return paints;
}

// One per peg and bar, in the order of their parts.
std::vector<Texture> textures_of(const Scene& scene, double gamma) {
  std::vector<Texture> textures;
  for (int i = 0; i < scene.board.pegs.count; ++i) textures.emplace_back(scene.board.pegs.material, gamma);
  for (const Bar& bar : scene.bars) textures.emplace_back(bar.material, gamma);
  return textures;
}

// The smallest circle around two circles of which neither contains the other.
Circle around(const Circle& a, const Circle& b) {
  const double radius = ((b.centre - a.centre).norm() + a.radius + b.radius) / 2;
  return {(a.centre + b.centre) / 2, radius + std::abs(a.radius - b.radius) / 2};
}

// Around all that an upright cylinder hides of the deck.
Circle hidden_by(const Vec2& centre, double radius, double bottom, double top, const Vec3& eye) {
  if (top >= eye.z()) {
    throw std::invalid_argument("a disc, peg or bar reaches up to the camera; lower it or raise the camera");
  }
  const Vec2 foot = eye.head<2>();
  const auto projected = [&](double z) {
    const double magnification = eye.z() / (eye.z() - z);
    return Circle{foot + (centre - foot) * magnification, radius * magnification};
  };
  return around(projected(bottom), projected(top));
}

std::vector<Sweep> seen_from(const Vec3& eye, const std::vector<Solid>& solids) {
  std::vector<Sweep> seen;
  for (const Solid& solid : solids) {
    const RoundedCylinder hull = solid.hull();
    seen.push_back(at_rest(hidden_by(hull.centre, hull.radius, hull.bottom, hull.top, eye)));
  }
  return seen;
}

std::vector<Sweep> seen_from(const Vec3& eye, const std::vector<Capsule>& bars) {
  std::vector<Sweep> seen;
  for (const Capsule& bar : bars) {
    const auto end = [&](const Vec3& p) {
      return hidden_by(p.head<2>(), bar.radius, p.z() - bar.radius, p.z() + bar.radius, eye);
    };
    const Circle from = end(bar.from);
    const Circle to = end(bar.to);
    seen.push_back({from.centre, to.centre, std::max(from.radius, to.radius)});
  }
  return seen;
}

}  // namespace

Tracer::Tracer(const Scene& scene, const Vec3& eye, double gamma)
    : bodies_(scene),
      discs_(paints_of(scene.discs, gamma)),
      textures_(textures_of(scene, gamma)),
      solids_seen_(seen_from(eye, bodies_.solids)),
      bars_seen_(seen_from(eye, bodies_.bars)),
      board_(scene.board, gamma),
      illumination_(scene.board, scene.light, bodies_, gamma) {}

Sample Tracer::sample(const Ray& ray, double pixel_angle) const {
  const Hit hit = nearest(ray);
  const double reach = hit.distance * ray.direction.norm();
  const Vec3 to_eye = -ray.direction.normalized();
  constexpr double kNear = 1.42;                             // pixels, a diagonal
  const double pixel_mm = reach * pixel_angle / to_eye.z();  // its longer side on a level surface
  return {illumination_.reflected(hit, ray.at(hit.distance), to_eye), hit.part,
          hit.print_edge < kNear * pixel_mm};
}

// The board itself stops a ray at the deck or, through the hole's mouth, at the hole's wall or floor: so what
// reaches down into the hole is seen through the mouth only.
Hit Tracer::nearest(const Ray& ray) const {
  Hit nearest = board_.hit(ray);
  const Vec2 on_deck = ray.at(ray.distance_to_height(0)).head<2>();
  for (const std::uint16_t i : solids_seen_.near(on_deck)) {
    if (const auto hit = solid_before(nearest.distance, i, ray)) nearest = *hit;
  }
  for (const std::uint16_t i : bars_seen_.near(on_deck)) {
    if (const auto hit = bar_before(nearest.distance, i, ray)) nearest = *hit;
  }
  return nearest;
}

std::optional<Hit> Tracer::solid_before(double distance, std::size_t i, const Ray& ray) const {
  const Solid& solid = bodies_.solids[i];
  const auto crossing = solid.crossing(ray);
  if (!crossing || crossing->distance >= distance) return std::nullopt;
  const Vec3 p = solid.lean.own_point(ray.at(crossing->distance));
  const int part = bodies_.part_of_solid(i);
  if (i < discs_.size()) {
    const PaintedPlace place = discs_[i].at(p);
    return Hit{crossing->distance, crossing->normal, place.colour, discs_[i].gloss(), part, place.print_edge};
  }
  const Texture& peg = textures_[i - discs_.size()];
  return Hit{crossing->distance, crossing->normal, peg.at(p.head<2>()), peg.gloss(), part};
}

std::optional<Hit> Tracer::bar_before(double distance, std::size_t i, const Ray& ray) const {
  const Capsule& bar = bodies_.bars[i];
  const auto crossing = bar.crossing(ray);
  if (!crossing || *crossing >= distance) return std::nullopt;
  const Vec3 p = ray.at(*crossing);
  const Texture& texture = textures_[bodies_.solids.size() - discs_.size() + i];
  return Hit{*crossing, bar.normal(p), texture.at(bar.unrolled(p)), texture.gloss(), bodies_.part_of_bar(i)};
}

}  // namespace ringside::drawing
