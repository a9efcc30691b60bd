// SPDX-License-Identifier: MIT
#include "detection/colour/cie_lab.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "geometry/robust.h"
#include "photo/srgb.h"

namespace ringside {
namespace {

// From red, green and blue light to X, Y and Z, each in units of white's.
const Mat3& xyz_from_rgb() {
  static const Mat3 matrix = [] {
    Mat3 m;
    m << 0.412453, 0.357580, 0.180423, 0.212671, 0.715160, 0.072169, 0.019334, 0.119193, 0.950227;
    return Mat3(m.rowwise().sum().cwiseInverse().asDiagonal() * m);
  }();
  return matrix;
}

// CIE 15: the cube root, and a straight line near black.
constexpr double kNearBlack = 6.0 / 29;
double lightness_of(double v) {
  const double slope = 1 / (3 * kNearBlack * kNearBlack);
  return v > std::pow(kNearBlack, 3) ? std::cbrt(v) : slope * v + 4.0 / 29;
}

double inverse_lightness(double f) {
  return f > kNearBlack ? f * f * f : 3 * kNearBlack * kNearBlack * (f - 4.0 / 29);
}

}  // namespace

Lab lab_of_light(const Vec3& light) {
  const Vec3 f = (xyz_from_rgb() * light).unaryExpr(&lightness_of);
  return {116 * f.y() - 16, 500 * (f.x() - f.y()), 200 * (f.y() - f.z())};
}

Vec3 light_of(const Lab& colour) {
  static const Mat3 rgb_from_xyz = xyz_from_rgb().inverse();
  const double y = (colour.x() + 16) / 116;
  const Vec3 f(y + colour.y() / 500, y, y - colour.z() / 200);
  return rgb_from_xyz * f.unaryExpr(&inverse_lightness);
}

Lab in_full_light(const Lab& seen, double share) { return lab_of_light(light_of(seen) / share); }

Lab lab_of_shares(const Vec3& rgb) { return lab_of_light(rgb.unaryExpr(&light_of_level)); }

Lab lab_of(const Rgb& colour) { return lab_of_shares(Vec3(colour.red, colour.green, colour.blue) / 255); }

Vec3 levels_of(const Lab& colour) { return light_of(colour).unaryExpr(&level_of_light); }

Rgb rgb_of(const Lab& colour) {
  const Vec3 levels = levels_of(colour);
  const auto byte = [](double share) {
    return static_cast<std::uint8_t>(std::lround(255 * std::clamp(share, 0.0, 1.0)));
  };
  return {byte(levels.x()), byte(levels.y()), byte(levels.z())};
}

Lab median_of(const std::vector<Lab>& colours) {
  Lab out;
  for (int c = 0; c < 3; ++c) {
    std::vector<double> channel;
    for (const Lab& colour : colours) channel.push_back(colour[c]);
    out[c] = median(std::move(channel));
  }
  return out;
}

double distance_to_nearest(const Lab& colour, const std::vector<Lab>& others) {
  double least = std::numeric_limits<double>::infinity();
  for (const Lab& other : others) least = std::min(least, (other - colour).norm());
  return least;
}

}  // namespace ringside
