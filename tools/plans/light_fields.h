// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>
#include <vector>

#include "drawing/scene.h"
#include "plans/ranges.h"

// How light and things in the way stand in a scene file; plan_fields.h says what an archive is.
namespace ringside::plans {

template <typename Archive>
void fields(Archive& a, drawing::Lamp& lamp) {
  a.field("towards", lamp.towards, kDirection);
  a.field("share", lamp.share, kShare);
  a.field("radius_deg", lamp.radius_deg, kLampRadius);
  a.check(lamp.towards.z() > 0, "towards", "does not point upwards; give a third number above 0");
}

template <typename Archive>
void fields(Archive& a, drawing::Glare& glare) {
  a.field("centre_mm", glare.centre, kOnBoard);
  a.field("radius_mm", glare.radius, kGlareRadius);
  a.field("strength", glare.strength, kStrength);
}

inline double shares_of(const std::vector<drawing::Lamp>& lamps) {
  return std::accumulate(lamps.begin(), lamps.end(), 0.0,
                         [](double sum, const drawing::Lamp& lamp) { return sum + lamp.share; });
}

template <typename Archive>
void fields(Archive& a, drawing::Light& light) {
  a.list("lamps", light.lamps);
  a.field("contact", light.contact, kShare);
  a.field("tint", light.tint);
  a.field("gradient", light.gradient, kGradient);
  a.list("glares", light.glares);
  // The sky gets what is left; a rounding error is no lamp too many.
  a.check(shares_of(light.lamps) <= 1 + 1e-9, "lamps",
          "give more than all the light; let shares add up to 1");
}

template <typename Archive>
void fields(Archive& a, drawing::Bar& bar) {
  a.field("from_mm", bar.from, kAround);
  a.field("to_mm", bar.to, kAround);
  a.field("radius_mm", bar.radius, kBarRadius);
  a.field("material", bar.material);
}

}  // namespace ringside::plans
