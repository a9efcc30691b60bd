// SPDX-License-Identifier: MIT
#include "drawing/illumination.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "drawing/texture.h"

namespace ringside::drawing {
namespace {

constexpr double kContactReach =
    2;  // a wall darkens the foot of its surroundings up to this many heights away
constexpr double kShininess = 60;

// Share of the lamp that an edge covers: distance = how far its line of sight passes clear of the edge.
double covered(double distance, double half_width) {
  const double t = std::clamp(0.5 - 0.5 * distance / std::max(half_width, 1e-9), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

// Share of the sky that a wall of a height hides from a place at a distance from its foot.
double hidden_sky(double distance, double height) {
  const double nearness = std::max(0.0, 1 - std::max(0.0, distance) / (kContactReach * height));
  return 0.5 * nearness * nearness;
}

std::vector<Circle> shadows_on_deck(const std::vector<RoundedCylinder>& solids, const Vec2& slope,
                                    double spread, double lowest) {
  std::vector<Circle> circles;
  for (const RoundedCylinder& solid : solids) {
    const double half_length = slope.norm() * (solid.top - solid.bottom) / 2;
    const double softness = spread * (solid.top - lowest);
    circles.push_back(
        {solid.centre - slope * (solid.top + solid.bottom) / 2, solid.radius + half_length + softness});
  }
  return circles;
}

std::vector<Circle> surroundings(const std::vector<RoundedCylinder>& solids) {
  std::vector<Circle> circles;
  for (const RoundedCylinder& solid : solids) {
    circles.push_back({solid.centre, solid.radius + kContactReach * (solid.top - solid.bottom)});
  }
  return circles;
}

}  // namespace

Illumination::Illumination(const Board& board, const Light& light, const std::vector<RoundedCylinder>& solids,
                           double gamma)
    : light_(light),
      to_lamp_((light.lamps.empty() ? Lamp{} : light.lamps.front()).towards.normalized()),
      slope_(to_lamp_.head<2>() / to_lamp_.z()),
      spread_(std::tan(radians(light.lamps.empty() ? 3 : light.lamps.front().radius_deg)) / to_lamp_.z()),
      share_(light.lamps.empty() ? 0 : light.lamps.front().share),
      tint_(radiance_of(light.tint, gamma)),
      walls_(board),
      shelters_{{{&Walls::rim_inside, -1, board.rim.height},
                 {&Walls::rim_outside, 1, board.rim.height},
                 {&Walls::deck, 1, 0},
                 {&Walls::hole, -1, 0}}},
      solids_(solids),
      shadows_(shadows_on_deck(solids, slope_, spread_, -board.table_depth)),
      contacts_(surroundings(solids)) {}

// Scaled so that a level place in full light shows its material's colour.
Radiance Illumination::reflected(const Hit& hit, const Vec3& p, const Vec3& to_eye) const {
  const Seen walls = past_walls(p);
  const double level = std::max(0.0, hit.normal.z());
  const double sky_past_walls = 1 - light_.contact * level * (1 - walls.sky);
  const double sky =
      (1 - share_) * (0.5 + 0.5 * hit.normal.z()) * sky_past_walls * sky_past_solids(p, hit.part);
  const double facing = std::max(0.0, hit.normal.dot(to_lamp_));
  const double lamp = facing > 0 ? share_ / to_lamp_.z() * walls.lamp * lamp_past_solids(p, hit.part) : 0.0;
  const double slant = std::max(0.0, 1 + light_.gradient.dot(p.head<2>()) / 1000);
  Radiance light = hit.colour * static_cast<float>(sky + lamp * facing);
  if (hit.gloss > 0 && lamp > 0) {
    const double mirror = std::max(0.0, hit.normal.dot((to_lamp_ + to_eye).normalized()));
    light += hit.gloss * static_cast<float>(lamp * std::pow(mirror, kShininess));
  }
  return light * tint_ * static_cast<float>(slant);
}

double Illumination::gap(const Shelter& shelter, const Vec2& p) const {
  return shelter.facing * (walls_.*shelter.outline).signed_distance(p);
}

Illumination::Seen Illumination::past_walls(const Vec3& p) const {
  constexpr double kOnTheWall = -1e-3;  // mm
  Seen seen;
  for (const Shelter& shelter : shelters_) {
    const double rise = shelter.top - p.z();
    if (rise <= 0) continue;
    const double distance = gap(shelter, p.head<2>());
    if (distance < kOnTheWall) continue;  // the wall stands on the other side of this place
    seen.sky *= 1 - hidden_sky(distance, rise);
    const double shadow_reach = rise * (slope_.norm() + spread_);
    if (distance > shadow_reach) continue;
    seen.lamp *= 1 - covered(gap(shelter, p.head<2>() + rise * slope_), rise * spread_);
  }
  return seen;
}

double Illumination::lamp_past_solids(const Vec3& p, int part) const {
  double seen = 1;
  for (const std::uint16_t i : shadows_.near(p.head<2>() - p.z() * slope_)) {
    if (kFirstSolid + i != part) seen *= lamp_past_solid(solids_[i], p);
  }
  return seen;
}

// Followed along the lamp's rays onto the deck, a cylinder's shadow is a circle swept along a segment.
double Illumination::lamp_past_solid(const RoundedCylinder& solid, const Vec3& p) const {
  if (p.z() >= solid.top) return 1;
  const double bottom = std::max(solid.bottom, p.z());
  const Vec2 from = solid.centre - bottom * slope_;
  const Vec2 sweep = -(solid.top - bottom) * slope_;
  const Vec2 q = p.head<2>() - p.z() * slope_;
  const double length2 = sweep.squaredNorm();
  const double share = length2 > 0 ? std::clamp((q - from).dot(sweep) / length2, 0.0, 1.0) : 1.0;
  const double distance = (q - from - share * sweep).norm() - solid.radius;
  const double rise = std::lerp(bottom, solid.top, share) - p.z();
  return 1 - covered(distance, rise * spread_);
}

double Illumination::sky_past_solids(const Vec3& p, int part) const {
  double seen = 1;
  for (const std::uint16_t i : contacts_.near(p.head<2>())) {
    const RoundedCylinder& solid = solids_[i];
    if (kFirstSolid + i == part || p.z() >= solid.top) continue;
    const double distance = (p.head<2>() - solid.centre).norm() - solid.radius;
    seen *= 1 - light_.contact * hidden_sky(distance, solid.top - p.z());
  }
  return seen;
}

}  // namespace ringside::drawing
