// SPDX-License-Identifier: MIT
#include "geometry/lens.h"

#include <Eigen/LU>
#include <cmath>

namespace ringside {
namespace {

// Where the lens shows an ideal point, and how that moves with the point.
struct Bent {
  Vec2 p;
  Mat2 derivative;
};

Bent bend(const std::array<double, 5>& distortion, const Vec2& p) {
  const auto [k1, k2, p1, p2, k3] = distortion;
  const double x = p.x(), y = p.y(), r2 = p.squaredNorm();
  const double radial = 1 + r2 * (k1 + r2 * (k2 + r2 * k3));
  const double slope = 2 * (k1 + r2 * (2 * k2 + r2 * 3 * k3));  // of `radial` over r^2, times 2
  const Vec2 decentred(2 * p1 * x * y + p2 * (r2 + 2 * x * x), p1 * (r2 + 2 * y * y) + 2 * p2 * x * y);
  Mat2 derivative = radial * Mat2::Identity() + slope * p * p.transpose();
  derivative(0, 0) += 2 * p1 * y + 6 * p2 * x;
  derivative(1, 1) += 6 * p1 * y + 2 * p2 * x;
  derivative(0, 1) += 2 * p1 * x + 2 * p2 * y;
  derivative(1, 0) += 2 * p1 * x + 2 * p2 * y;
  return {radial * p + decentred, derivative};
}

Vec2 ideal_from_pixel(const Pinhole& pinhole, const Vec2& p) {
  return (p - pinhole.principal_point) / pinhole.focal_px;
}

Vec2 pixel_from_ideal(const Pinhole& pinhole, const Vec2& p) {
  return pinhole.focal_px * p + pinhole.principal_point;
}

// The ideal point nearest to the axis that the lens shows at `shown`. Walks there from the axis in small
// steps, so that a solution beyond the fold of the polynomial is never taken.
std::optional<Vec2> unbend(const std::array<double, 5>& distortion, const Vec2& shown, double accuracy) {
  constexpr int kSteps = 4, kMostRounds = 20;
  Vec2 p = Vec2::Zero();
  for (int step = 1; step <= kSteps; ++step) {
    const Vec2 goal = shown * step / kSteps;
    double miss = std::numeric_limits<double>::infinity();
    for (int round = 0; round < kMostRounds && miss > accuracy; ++round) {
      const Bent bent = bend(distortion, p);
      miss = (goal - bent.p).norm();
      if (!(bent.derivative.determinant() > 0)) return std::nullopt;
      p += bent.derivative.inverse() * (goal - bent.p);
    }
    if (!(miss <= accuracy)) return std::nullopt;
  }
  return p;
}

}  // namespace

Vec2 Lens::photo_from_straight(const Vec2& p_straight) const {
  return pixel_from_ideal(pinhole, bend(distortion, ideal_from_pixel(pinhole, p_straight)).p);
}

std::optional<Vec2> Lens::straight_from_photo(const Vec2& p_photo) const {
  constexpr double kAccuracy = 1e-9;  // pixels
  const auto ideal = unbend(distortion, ideal_from_pixel(pinhole, p_photo), kAccuracy / pinhole.focal_px);
  if (!ideal) return std::nullopt;
  return pixel_from_ideal(pinhole, *ideal);
}

bool Lens::is_one_to_one() const {
  constexpr int kPerSide = 32;
  for (int i = 0; i <= kPerSide; ++i) {
    const double x = (width - 1.0) * i / kPerSide, y = (height - 1.0) * i / kPerSide;
    for (const Vec2& p : {Vec2(x, 0), Vec2(x, height - 1.0), Vec2(0, y), Vec2(width - 1.0, y)}) {
      if (!straight_from_photo(p)) return false;
    }
  }
  return true;
}

Lens resized(const Lens& lens, int width, int height) {
  const double factor = static_cast<double>(width) / lens.width;
  Lens other = lens;
  other.width = width;
  other.height = height;
  other.pinhole.focal_px *= factor;
  other.pinhole.principal_point = resized_from_original(factor) * lens.pinhole.principal_point;
  return other;
}

bool same_shape(const Lens& lens, int width, int height) {
  if (width <= 0 || height <= 0) return false;
  const double factor = static_cast<double>(width) / lens.width;
  // Either side may have been rounded by half a pixel.
  return std::abs(lens.height * factor - height) <= 0.5 + 0.5 * lens.height / lens.width;
}

}  // namespace ringside
