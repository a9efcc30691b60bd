// SPDX-License-Identifier: MIT
#include "detection/shading/hidden_sky.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

constexpr double kNearest = -3, kFarthest = 9, kStep = 0.05;  // mm

double hidden_share(double distance, const DiscShape& shape) {
  const double e = shape.edge_rounding, to_centres = distance + e;
  double seen = kPi;  // angle from the horizon away from the disc up to where it begins
  for (const double height : {e, shape.height - e}) {
    const double grazing = std::asin(std::min(1.0, e / std::hypot(to_centres, height)));
    seen = std::min(seen, std::atan2(height, -to_centres) - grazing);
  }
  return (1 + std::cos(seen)) / 2;
}

}  // namespace

HiddenSky::HiddenSky(const DiscShape& shape) {
  for (double distance = kNearest; distance < kFarthest; distance += kStep)
    shares_.push_back(hidden_share(distance, shape));
}

double HiddenSky::at(double distance) const {
  const double place = (distance - kNearest) / kStep, last = static_cast<double>(shares_.size() - 1);
  return shares_[static_cast<std::size_t>(std::clamp(place + 0.5, 0.0, last))];
}

}  // namespace ringside
