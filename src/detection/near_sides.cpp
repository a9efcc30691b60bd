// SPDX-License-Identifier: MIT
#include "detection/near_sides.h"

#include <cmath>

namespace ringside {
namespace {

// Mean gain in quality by which the discs of a side must prefer a dark side. Drawn boards: lit sides -0.2 to
// 0.02, dark ones 0.08 to 0.25; single discs scatter by 0.15 about their side's mean.
constexpr double kLeastGain = 0.05, kScatter = 0.15;
// Turns a difference of quality into odds: 0.05 is 12 to 1.
constexpr double kOddsPerQuality = 50;

double gain_of(const FoundDisc& disc) { return quality_of(*disc.shoulder) - quality_of(*disc.foot); }
bool has_both(const FoundDisc& disc) { return disc.foot && disc.shoulder; }

void settle(FoundDisc& disc, bool dark, double team_gain) {
  if (!has_both(disc)) return;
  disc.fit = dark ? *disc.shoulder : *disc.foot;
  const double odds = std::exp(-kOddsPerQuality * std::abs(team_gain));
  const double other = odds / (1 + odds);
  const Vec2 apart = disc.shoulder->base - disc.foot->base;
  disc.doubt = other * (1 - other) * apart * apart.transpose();
}

}  // namespace

void settle_near_sides(std::vector<FoundDisc>& found, const Teams& teams) {
  for (std::size_t team = 0; team < teams.names.size(); ++team) {
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (teams.team_of[i] != team || !has_both(found[i])) continue;
      sum += gain_of(found[i]);
      ++count;
    }
    if (count == 0) continue;
    const double least = kLeastGain + kScatter / count;
    const bool dark = sum / count > least;
    for (std::size_t i = 0; i < found.size(); ++i)
      if (teams.team_of[i] == team) settle(found[i], dark, sum / count - (dark ? 0 : least));
  }
}

}  // namespace ringside
