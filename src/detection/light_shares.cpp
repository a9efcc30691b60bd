// SPDX-License-Identifier: MIT
#include "detection/light_shares.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ringside {
namespace {

constexpr int kWays = 8;
// Lamps lower than the first throw shadows of more than two discs' heights; between both and above them a mix
// of two is as bright to a few per cent.
constexpr std::array kHeightsDeg{25.0, 50.0};
static_assert(kLights == static_cast<int>(kHeightsDeg.size()) * kWays + 2);

Eigen::Matrix<double, kLights - 2, 3> lamps() {
  Eigen::Matrix<double, kLights - 2, 3> out;
  int row = 0;
  for (const double height : kHeightsDeg) {
    for (int i = 0; i < kWays; ++i) {
      const Vec2 towards = direction(2 * kPi * i / kWays) / std::tan(radians(height));
      out.row(row++) = Vec3(towards.x(), towards.y(), 1);  // a level surface is lit by 1
    }
  }
  return out;
}

}  // namespace

LightShares brighter_by(const Vec3& normal) {
  static const auto kLamps = lamps();
  LightShares out;
  out.head<kLights - 2>() = (kLamps * normal).cwiseMax(0).array() - 1;
  out[kLights - 2] = std::max(0.0, normal.z()) - 1;
  out[kLights - 1] = (normal.z() - 1) / 2;
  return out;
}

}  // namespace ringside
