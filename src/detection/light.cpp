// SPDX-License-Identifier: MIT
#include "detection/light.h"

#include <Eigen/LU>
#include <cmath>

namespace ringside {
namespace {

// Linear sRGB to XYZ over its white, IEC 61966-2-1.
const Mat3 kXyzFromRgb = (Mat3() << 0.412453 / 0.950456, 0.357580 / 0.950456, 0.180423 / 0.950456,  //
                          0.212671, 0.715160, 0.072169,                                             //
                          0.019334 / 1.088754, 0.119193 / 1.088754, 0.950227 / 1.088754)
                             .finished();
const Mat3 kRgbFromXyz = kXyzFromRgb.inverse();

// CIE 15: cube root above, a line below.
constexpr double kLineBelow = 0.008856, kLineSlope = 7.787, kLineStart = 16.0 / 116;

double bent(double v) { return v > kLineBelow ? std::cbrt(v) : kLineSlope * v + kLineStart; }

double unbent(double v) {
  const double cube = v * v * v;
  return cube > kLineBelow ? cube : (v - kLineStart) / kLineSlope;
}

Vec3 linear_rgb_of(const Lab& lab) {
  const double y = (lab.x() + 16) / 116;
  return kRgbFromXyz * Vec3(unbent(y + lab.y() / 500), unbent(y), unbent(y - lab.z() / 200));
}

Lab lab_of_linear(const Vec3& rgb) {
  const Vec3 xyz = kXyzFromRgb * rgb;
  const double x = bent(xyz.x()), y = bent(xyz.y()), z = bent(xyz.z());
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

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
  return lab_of_linear(std::exp(light.dimness) * gains.cwiseProduct(linear_rgb_of(seen)));
}

}  // namespace ringside
