// SPDX-License-Identifier: MIT
#include "detection/shading/light_shares.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ringside {
namespace {

constexpr int kWays = 8;
// Lamps lower than the first throw shadows of more than two discs' heights; between both and above them a mix
// of two is as bright to a few per cent.
constexpr std::array kHeightsDeg{25.0, 50.0};
constexpr int kLamps = static_cast<int>(kHeightsDeg.size()) * kWays + 1;
static_assert(kLights == kLamps + 1);

// Towards the lamps in both rings and the one right above; a level surface is lit by 1.
Eigen::Matrix<double, kLamps, 3> lamps() {
  Eigen::Matrix<double, kLamps, 3> out;
  int row = 0;
  for (const double height : kHeightsDeg) {
    for (int i = 0; i < kWays; ++i) {
      const Vec2 towards = direction(2 * kPi * i / kWays) / std::tan(radians(height));
      out.row(row++) = Vec3(towards.x(), towards.y(), 1);
    }
  }
  out.row(row) = Vec3::UnitZ();
  return out;
}

}  // namespace

LightShares brighter_by(const Vec3& normal) {
  static const auto kTowards = lamps();
  LightShares out;
  out.head<kLamps>() = (kTowards * normal).cwiseMax(0).array() - 1;
  out[kLamps] = (normal.z() - 1) / 2;
  return out;
}

LightShares kept_by_disc(const Vec2& from_base, const DiscShape& shape) {
  using Lamps = Eigen::Array<double, kLamps, 1>;
  static const Eigen::Matrix<double, kLamps, 2> kSlopes = lamps().leftCols<2>();
  static const Lamps kSlopes2 = kSlopes.rowwise().squaredNorm();
  static const Lamps kUpPerMm = -kSlopes2.max(1e-9).inverse();  // of the nearest place, for each mm beside it
  const Lamps along = kSlopes * from_base;
  // Where the ray to the lamp passes the disc's axis nearest.
  const Lamps height = (along * kUpPerMm).max(shape.edge_rounding).min(shape.height - shape.edge_rounding);
  const Lamps nearest2 = from_base.squaredNorm() + 2 * height * along + height.square() * kSlopes2;
  LightShares out = LightShares::Zero();
  out.head<kLamps>() = (nearest2 < shape.radius * shape.radius).cast<double>();
  return out;
}

}  // namespace ringside
