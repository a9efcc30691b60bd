// SPDX-License-Identifier: MIT
#include "detection/selection/thrown_shadows.h"

#include <algorithm>
#include <cmath>

#include "detection/colour/cie_lab.h"
#include "detection/selection/at_the_hole.h"

namespace ringside {
namespace {

// Of the shadow that the lamp's other discs throw. Of 740 outlines of discs in rendered sun 99 % have 0.22
// and more, of shadows' outlines half 0.02, three quarters 0.11.
constexpr double kLeastThrown = 0.35;

// Whether the shadow would fall beyond the deck's edge, where it lies deeper.
bool falls_off_deck(const FoundDisc& disc, const Lamp& lamp, double deck_radius) {
  constexpr double kFarthest = 5;  // mm behind the outline, of what brightness_around looks at
  return (disc.fit.base + (disc.fit.radius + kFarthest) * lamp.shadow).norm() > deck_radius;
}

// Whether another disc stands where the shadow must fall. Its side is lit, or its face, which is as high.
bool hides_shadow(const FoundDisc& other, const FoundDisc& disc, const Lamp& lamp) {
  // In radii, between centres: discs touch at 2; the 5 mm that are looked at, and 9.5 of the other's height
  // seen from 45 degrees, are one more.
  constexpr double kNearest = 1, kFarthest = 3, kHiddenCosine = 0.5;
  const Vec2 way = other.fit.base - disc.fit.base;
  const double radii = way.norm() / disc.fit.radius;
  return radii > kNearest && radii < kFarthest && way.normalized().dot(lamp.shadow) > kHiddenCosine;
}

bool throws_none(const std::vector<double>& around, const Lamp& lamp) {
  return shadow_thrown(around, lamp).value_or(1) < kLeastThrown;
}

// Whether what is seen may be the deck itself, lit or in the lamp's shadow: its paint with less light, of the
// same colour or as much bluer as the sky is than the sun. On 138 rendered photos in hard light that, no
// shadow and nothing that hides one spoke against 450 outlines, none of them a disc's; without the paint 21
// were.
bool may_be_deck(const FaceColour& face, const Lamp& lamp) {
  constexpr double kGamma = 2.2;  // of pictures, in which a lamp's darkness is measured
  constexpr double kNoise = 2e-3;
  // In ln of light: wood is uneven, a shadow may be deeper than the median; a sky of 15000 K against a sun of
  // 5500 K has 0.7 more of ln(blue / red).
  constexpr double kUneven = 0.5, kOfGreen = 0.35, kDeeper = 0.7, kLighter = 0.25, kBluer = 0.7;
  const auto ln_light = [&](const Lab& colour) -> Vec3 { return light_of(colour).array().max(kNoise).log(); };
  const Vec3 change = ln_light(face.lab) - ln_light(face.deck);
  const double bluer = change.z() - change.x(), greener = change.y() - (change.x() + change.z()) / 2;
  return bluer > -kUneven && bluer < kUneven + kBluer && std::abs(greener) < kOfGreen &&
         change.mean() < kLighter && change.mean() > kGamma * std::log(1 - lamp.darkness) - kDeeper;
}

}  // namespace

std::optional<Lamp> sun_of(const std::vector<FoundDisc>& discs) {
  std::vector<std::vector<double>> around;
  for (const FoundDisc& disc : discs) around.push_back(disc.around);
  return sun_by_shadows(around);
}

bool lacks_shadow(const FoundDisc& disc, const std::vector<FoundDisc>& others, const Lamp& lamp,
                  double deck_radius) {
  return throws_none(disc.around, lamp) && may_be_deck(disc.face, lamp) &&
         !falls_off_deck(disc, lamp, deck_radius) &&
         std::none_of(others.begin(), others.end(),
                      [&](const FoundDisc& other) { return hides_shadow(other, disc, lamp); });
}

std::vector<FoundDisc> with_shadows(const std::vector<FoundDisc>& possible, const Lamp& lamp,
                                    double deck_radius) {
  // The farthest from the sun first: what hides a shadow lies farther than what throws it, and must be a disc
  // itself.
  std::vector<FoundDisc> order = possible, kept;
  std::stable_sort(order.begin(), order.end(), [&](const FoundDisc& a, const FoundDisc& b) {
    return a.fit.base.dot(lamp.shadow) > b.fit.base.dot(lamp.shadow);
  });
  for (const FoundDisc& disc : order)
    if (!lacks_shadow(disc, kept, lamp, deck_radius)) kept.push_back(disc);
  return kept;
}

std::vector<Candidate> sunwards_of(const Photo& photo, const Calibration& calibration, const Lamp& lamp,
                                   const std::vector<Candidate>& candidates, double radius) {
  constexpr double kStep = 5;              // mm; a start is good to 3
  constexpr int kSteps = 5;                // the sun 20 degrees high throws shadows 26 mm long
  constexpr double kLeastSeenShare = 0.5;  // as of what is taken for a disc
  std::vector<Candidate> sunwards;
  for (const Candidate& shadow : candidates) {
    // The hole and what lies beyond the deck's edge are as dark.
    const Vec2& centre = shadow.outline.centre;
    if (over_the_hole(centre, calibration.hole) || centre.norm() > calibration.deck_radius) continue;
    if (shadow.coverage < kLeastSeenShare ||
        !throws_none(brightness_around(photo, calibration, shadow.outline), lamp))
      continue;
    for (int step = 1; step <= kSteps; ++step) {
      Candidate candidate = shadow;
      candidate.outline = {centre - step * kStep * lamp.shadow, radius};
      candidate.coverage = 0;  // not seen as a circle: its fit tells
      sunwards.push_back(candidate);
    }
  }
  return sunwards;
}

}  // namespace ringside
