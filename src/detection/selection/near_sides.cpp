// SPDX-License-Identifier: MIT
#include "detection/selection/near_sides.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

// Gain in quality by which a dark side must be the better explanation, each disc and all together. On drawn
// boards lit sides gain -0.4 to 0.03 in the mean of six discs, dark ones 0.05 to 0.35.
constexpr double kLeastGain = 0.03, kLeastTotal = 0.15;
// A disc that one explanation fits this much better needs no others: a fit of the other has lost it.
constexpr double kClearAlone = 0.35;
constexpr int kLampDirections = 36;

double gain_of(const FoundDisc& disc) { return quality_of(*disc.shoulder) - quality_of(*disc.foot); }

// The discs whose sides towards the camera point away from a lamp in that direction.
std::vector<FoundDisc*> in_the_dark(const std::vector<FoundDisc*>& discs, const Vec2& lamp,
                                    const Vec2& foot) {
  std::vector<FoundDisc*> dark;
  for (FoundDisc* disc : discs)
    if ((disc->fit.base - foot).dot(lamp) > 0) dark.push_back(disc);
  return dark;
}

double total_gain(const std::vector<FoundDisc*>& discs) {
  double sum = 0;
  for (const FoundDisc* disc : discs) sum += gain_of(*disc);
  return sum;
}

// The discs with dark sides under the lamp that explains all discs best; none when no lamp does clearly.
std::vector<FoundDisc*> dark_sided(const std::vector<FoundDisc*>& discs, const Vec2& foot) {
  std::vector<FoundDisc*> best;
  double most = 0;
  for (int i = 0; i < kLampDirections; ++i) {
    auto dark = in_the_dark(discs, direction(2 * kPi * i / kLampDirections), foot);
    const double gain = total_gain(dark), allowance = kLeastGain * static_cast<double>(dark.size());
    // Of lamps that explain about as much, the one that leaves the fewest discs aside.
    if (gain - allowance < kLeastTotal || gain + allowance <= most) continue;
    most = gain + allowance;
    best = std::move(dark);
  }
  return best;
}

void settle(FoundDisc& disc, bool dark) {
  const bool alone_is_clear = std::abs(gain_of(disc)) > kClearAlone;
  disc.fit = (alone_is_clear ? gain_of(disc) > 0 : dark) ? *disc.shoulder : *disc.foot;
}

}  // namespace

void settle_near_sides(std::vector<FoundDisc>& found, const Teams& teams, const Vec3& camera) {
  for (std::size_t team = 0; team < teams.names.size(); ++team) {
    std::vector<FoundDisc*> discs;
    for (std::size_t i = 0; i < found.size(); ++i)
      if (teams.team_of[i] == team && found[i].foot && found[i].shoulder) discs.push_back(&found[i]);
    const auto dark = dark_sided(discs, camera.head<2>());
    for (FoundDisc* disc : discs) settle(*disc, std::find(dark.begin(), dark.end(), disc) != dark.end());
  }
}

}  // namespace ringside
