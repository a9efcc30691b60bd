// SPDX-License-Identifier: MIT
#include "detection/colour/light.h"

#include <cmath>

namespace ringside {
namespace {

// Along Planck's law from 6500 to 2850 K green falls by so much of what blue does.
constexpr double kGreenShare = 0.31;

// Cameras take most of a lamp's colour away but leave some warmth, seldom cold; a white disc in the warmest
// scene that was rendered has 0.6. Exposure follows the board, so that little dimness is left.
constexpr double kColdest = -0.2, kWarmest = 0.8, kWarmthStep = 0.1;
constexpr double kColdSigma = 0.11, kWarmSigma = 0.55;
constexpr double kDimmest = 0.8, kDimnessStep = 0.27, kDimSigma = 0.45;

}  // namespace

std::vector<Light> usual_lights() {
  std::vector<Light> lights;
  const int warmths = static_cast<int>(std::lround((kWarmest - kColdest) / kWarmthStep));
  const int dimnesses = static_cast<int>(std::lround(kDimmest / kDimnessStep));
  for (int i = 0; i <= warmths; ++i) {
    for (int k = 0; k <= dimnesses; ++k) {
      const double warmth = kColdest + i * kWarmthStep, dimness = k * kDimnessStep;
      const double sigmas = warmth / (warmth < 0 ? kColdSigma : kWarmSigma);
      lights.push_back(
          {warmth, dimness, 0.5 * (sigmas * sigmas + dimness * dimness / (kDimSigma * kDimSigma))});
    }
  }
  return lights;
}

Lab in_daylight(const Lab& seen, const Light& light) {
  const Vec3 gains(1, std::exp(kGreenShare * light.warmth), std::exp(light.warmth));
  return lab_of_light(std::exp(light.dimness) * gains.cwiseProduct(light_of(seen)));
}

}  // namespace ringside
