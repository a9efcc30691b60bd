// SPDX-License-Identifier: MIT
#include "detection/disc_set.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ringside {
namespace {

// How far one photo's light moves the radii of all discs of a colour together: RMS of 30 rendered photos.
constexpr double kPhotoSigma = 0.35;   // mm
constexpr double kTurningSigma = 0.1;  // mm, between discs of one turning

// Mean of the photos' radii. One lamp says little of its own error, so that the spread never makes it smaller
// than what single photos are known to be good for.
MeasuredRadius mean_radius(const std::vector<double>& radii, int discs) {
  const auto count = static_cast<double>(radii.size());
  double sum = 0, square = 0;
  for (const double radius : radii) sum += radius;
  const double mean = sum / count;
  for (const double radius : radii) square += (radius - mean) * (radius - mean);
  const double spread = radii.size() > 1 ? std::sqrt(square / (count - 1)) : 0;
  return {mean, std::max(spread, kPhotoSigma) / std::sqrt(count), discs, static_cast<int>(radii.size())};
}

}  // namespace

std::map<std::string, MeasuredRadius> measure_radii(const std::vector<std::vector<Disc>>& photos) {
  std::map<std::string, std::vector<double>> radii;  // one per photo
  std::map<std::string, int> discs;
  for (const std::vector<Disc>& photo : photos) {
    std::map<std::string, double> shared;  // the discs of a side share theirs
    for (const Disc& disc : photo) {
      if (disc.in_hole != HoleState::kNone) continue;
      shared[disc.team] = disc.radius;
      ++discs[disc.team];
    }
    for (const auto& [team, radius] : shared) radii[team].push_back(radius);
  }
  std::map<std::string, MeasuredRadius> out;
  for (const auto& [team, all] : radii) out[team] = mean_radius(all, discs[team]);
  return out;
}

DiscModel model_of(const std::map<std::string, MeasuredRadius>& radii, const DiscModel& usual) {
  DiscModel model = usual;
  model.colours.clear();
  double least = std::numeric_limits<double>::max(), most = 0, sum = 0, sigma = 0;
  for (const auto& [team, radius] : radii) {
    model.colours.push_back(team);
    least = std::min(least, radius.radius);
    most = std::max(most, radius.radius);
    sum += radius.radius / static_cast<double>(radii.size());
    sigma = std::max(sigma, radius.sigma);
  }
  model.shape.radius = sum;
  model.radius_tolerance = std::hypot(sigma, kTurningSigma);
  // Colours of different turnings: each is off the mean by half their difference.
  model.radius_tolerance = std::hypot(model.radius_tolerance, (most - least) / 2);
  return model;
}

}  // namespace ringside
