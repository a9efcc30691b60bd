// SPDX-License-Identifier: MIT
#include "geometry/circle_fit.h"

#include <Eigen/Cholesky>
#include <cmath>

namespace ringside {

std::optional<Circle> fit_circle(const std::vector<Vec2>& points) {
  if (points.size() < 3) return std::nullopt;
  // |p|^2 = 2 c . p + (r^2 - |c|^2) is linear in the unknowns; coordinates about the first point keep it well conditioned.
  const Vec2 origin = points.front();
  Mat3 normal = Mat3::Zero();
  Vec3 right = Vec3::Zero();
  for (const Vec2& point : points) {
    const Vec2 p = point - origin;
    const Vec3 row(2 * p.x(), 2 * p.y(), 1);
    normal += row * row.transpose();
    right += row * p.squaredNorm();
  }
  const Eigen::LDLT<Mat3> solver(normal);
  if (solver.info() != Eigen::Success || solver.rcond() < 1e-12) return std::nullopt;
  const Vec3 s = solver.solve(right);
  const double square = s.z() + s.head<2>().squaredNorm();
  if (!(square > 0)) return std::nullopt;
  return Circle{origin + s.head<2>(), std::sqrt(square)};
}

}  // namespace ringside
