// SPDX-License-Identifier: MIT
#include "drawing/sky_light.h"

#include <algorithm>
#include <cmath>

#include "drawing/stretch.h"

namespace ringside::drawing {
namespace {

constexpr double kContactReach = 2;  // a wall darkens its surroundings up to this many heights away
constexpr double kFaint = 0.03;      // share of the sky that a bar must hide to count

// Share of the sky that a wall of a height hides from a place at a distance from its foot.
double hidden_by_wall(double distance, double height) {
  const double nearness = std::max(0.0, 1 - std::max(0.0, distance) / (kContactReach * height));
  return 0.5 * nearness * nearness;
}

// As if a level one had sharp edges, neither rounded nor bevelled.
double hidden_by_solid(const Solid& solid, const Vec3& p) {
  const RoundedCylinder& upright = solid.upright;
  const double height = upright.top - upright.bottom;
  if (!solid.lean.none()) return hidden_by_wall(solid.distance(p), height);
  if (p.z() >= upright.top) return 0;
  const double distance = (p.head<2>() - upright.centre).norm() - upright.radius;
  return hidden_by_wall(distance, std::min(upright.top - p.z(), height));
}

// A bar without ends, seen at a distance from its axis, hides radius / distance of the light that comes from
// there, times how steeply it comes down. Bars that end hide less; two that follow each other add up to one.
double hidden_by_bar(const Capsule& bar, const Vec3& p) {
  const Vec3 nearest = bar.from + nearest_share(p, bar.from, bar.to) * (bar.to - bar.from) - p;
  const double distance = std::max(nearest.norm(), bar.radius);
  const double whole = bar.radius * nearest.z() / (distance * distance) - kFaint;
  if (whole <= 0) return 0;
  const Vec3 along = (bar.to - bar.from).normalized();
  const auto sine_to = [&](const Vec3& end) {
    return (end - p).dot(along) / std::max((end - p).norm(), 1e-9);
  };
  const double share = (sine_to(bar.to) - sine_to(bar.from)) / 2;
  return std::clamp(whole * share, 0.0, 1.0);
}

std::vector<Sweep> around_solids(const std::vector<Solid>& solids) {
  std::vector<Sweep> sweeps;
  for (const Solid& solid : solids) {
    const RoundedCylinder hull = solid.hull();
    const double reach = kContactReach * (solid.upright.top - solid.upright.bottom);
    sweeps.push_back(at_rest({hull.centre, hull.radius + reach}));
  }
  return sweeps;
}

std::vector<Sweep> around_bars(const std::vector<Capsule>& bars, double lowest) {
  std::vector<Sweep> sweeps;
  for (const Capsule& bar : bars) {
    const double rise = std::max(bar.from.z(), bar.to.z()) - lowest;
    const double reach = std::sqrt(bar.radius * std::max(rise, 0.0) / kFaint);
    sweeps.push_back({bar.from.head<2>(), bar.to.head<2>(), reach});
  }
  return sweeps;
}

}  // namespace

SkyLight::SkyLight(const Bodies& bodies, double lowest, double contact)
    : solids_(bodies.solids),
      bars_(bodies.bars),
      solids_near_(around_solids(bodies.solids)),
      bars_near_(around_bars(bodies.bars, lowest)),
      contact_(contact),
      first_bar_(bodies.part_of_bar(0)) {}

double SkyLight::at(const Vec3& p, const Vec3& normal, int part, const Shelters::Around& around) const {
  const double level = std::max(0.0, normal.z());
  return (0.5 + 0.5 * normal.z()) * seen_past_walls(around, level) * seen_past_solids(p, part) *
         seen_past_bars(p, part);
}

double SkyLight::seen_past_walls(const Shelters::Around& around, double level) const {
  double seen = 1;
  for (const Sheltered& wall : around) {
    if (wall.rise > 0) seen *= 1 - hidden_by_wall(wall.distance, wall.rise);
  }
  return 1 - contact_ * level * (1 - seen);
}

double SkyLight::seen_past_solids(const Vec3& p, int part) const {
  double seen = 1;
  for (const std::uint16_t i : solids_near_.near(p.head<2>())) {
    if (kFirstSolid + i != part) seen *= 1 - contact_ * hidden_by_solid(solids_[i], p);
  }
  return seen;
}

double SkyLight::seen_past_bars(const Vec3& p, int part) const {
  if (part >= first_bar_) return 1;  // bars meet at joints, which must not darken
  double seen = 1;
  for (const std::uint16_t i : bars_near_.near(p.head<2>()))
    seen *= 1 - contact_ * hidden_by_bar(bars_[i], p);
  return seen;
}

}  // namespace ringside::drawing
