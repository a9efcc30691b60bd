// SPDX-License-Identifier: MIT
#include "geometry/circle_fit.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <cmath>

namespace ringside {
namespace {

bool on_a_line(const std::vector<Vec2>& points) {
  Vec2 mean = Vec2::Zero();
  for (const Vec2& p : points) mean += p / static_cast<double>(points.size());
  Mat2 scatter = Mat2::Zero();
  for (const Vec2& p : points) scatter += (p - mean) * (p - mean).transpose();
  // Product of the eigenvalues against the square of their sum: 0 on a line.
  return scatter.determinant() <= 1e-12 * scatter.trace() * scatter.trace();
}

}  // namespace

std::optional<Circle> fit_circle(const std::vector<Vec2>& points) {
  if (points.size() < 3) return std::nullopt;
  // |p|^2 = 2 c . p + (r^2 - |c|^2) is linear in the unknowns; coordinates about the first point keep it well
  // conditioned.
  const Vec2 origin = points.front();
  Mat3 normal = Mat3::Zero();
  Vec3 right = Vec3::Zero();
  for (const Vec2& point : points) {
    const Vec2 p = point - origin;
    const Vec3 row(2 * p.x(), 2 * p.y(), 1);
    normal += row * row.transpose();
    right += row * p.squaredNorm();
  }
  if (on_a_line(points)) return std::nullopt;
  const Vec3 s = normal.ldlt().solve(right);
  const double square = s.z() + s.head<2>().squaredNorm();
  if (!(square > 0)) return std::nullopt;
  return Circle{origin + s.head<2>(), std::sqrt(square)};
}

}  // namespace ringside
