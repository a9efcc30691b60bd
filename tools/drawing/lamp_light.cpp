// SPDX-License-Identifier: MIT
#include "drawing/lamp_light.h"

namespace ringside::drawing {
namespace {

std::vector<SolidShadow> solid_shadows(const std::vector<Solid>& solids, const Beam& beam) {
  std::vector<SolidShadow> shadows;
  for (const Solid& solid : solids) shadows.emplace_back(solid, beam);
  return shadows;
}

std::vector<Sweep> on_deck(const std::vector<Solid>& solids, const Beam& beam, double lowest) {
  std::vector<Sweep> sweeps;
  for (const Solid& solid : solids) sweeps.push_back(shadow_on_deck(solid.hull(), beam, lowest));
  return sweeps;
}

std::vector<Sweep> on_deck(const std::vector<Capsule>& bars, const Beam& beam, double lowest) {
  std::vector<Sweep> sweeps;
  for (const Capsule& bar : bars) sweeps.push_back(shadow_on_deck(bar, beam, lowest));
  return sweeps;
}

}  // namespace

LampLight::LampLight(const Lamp& lamp, const Bodies& bodies, double lowest)
    : beam_(lamp),
      strength_(lamp.share / beam_.towards.z()),
      shadow_reach_(beam_.slope.norm() + beam_.spread),
      solid_shadows_(solid_shadows(bodies.solids, beam_)),
      bars_(bodies.bars),
      solids_near_(on_deck(bodies.solids, beam_, lowest)),
      bars_near_(on_deck(bodies.bars, beam_, lowest)),
      first_bar_(bodies.part_of_bar(0)) {}

double LampLight::at(const Vec3& p, int part, const Shelters& shelters,
                     const Shelters::Around& around) const {
  return strength_ * seen_past_walls(p, shelters, around) * seen_past_bodies(p, part);
}

double LampLight::seen_past_walls(const Vec3& p, const Shelters& shelters,
                                  const Shelters::Around& around) const {
  double seen = 1;
  for (std::size_t i = 0; i < around.size(); ++i) {
    const double rise = around[i].rise;
    if (rise <= 0 || around[i].distance > rise * shadow_reach_) continue;
    seen *= 1 - covered(shelters[i].gap(p.head<2>() + rise * beam_.slope), rise * beam_.spread);
  }
  return seen;
}

double LampLight::seen_past_bodies(const Vec3& p, int part) const {
  const Vec2 q = p.head<2>() - p.z() * beam_.slope;
  double seen = 1;
  for (const std::uint16_t i : solids_near_.near(q)) {
    if (kFirstSolid + i != part) seen *= solid_shadows_[i].lamp_seen(p);
  }
  for (const std::uint16_t i : bars_near_.near(q)) {
    if (first_bar_ + i != part) seen *= lamp_seen_past(bars_[i], beam_, p);
  }
  return seen;
}

}  // namespace ringside::drawing
