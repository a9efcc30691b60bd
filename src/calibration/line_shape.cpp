// SPDX-License-Identifier: MIT
#include "calibration/line_shape.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kTerms = 1 + 2 * Line::kHarmonics;
using Terms = Eigen::Matrix<double, kTerms, 1>;
using Information = Eigen::Matrix<double, kTerms, kTerms>;

Terms basis(double angle) {
  Terms t;
  t[0] = 1;
  for (int k = 1; k <= Line::kHarmonics; ++k) {
    const Eigen::Index sine = Eigen::Index{2} * k;
    t[sine - 1] = std::cos(k * angle);
    t[sine] = std::sin(k * angle);
  }
  return t;
}

}  // namespace

Line fit_line_shape(const std::vector<Vec2>& points, double harmonic_sigma) {
  Line line;
  if (points.empty()) return line;
  constexpr int kRounds = 6;
  constexpr double kLeastSpread = 0.02;  // mm: no printed edge is truer than that
  std::vector<double> residuals(points.size(), 0.0);
  Terms solution = Terms::Zero();
  double spread = 1e3;  // mm: the first round weighs all points alike and hardly binds the harmonics
  for (int round = 0; round < kRounds; ++round) {
    Information information = Information::Zero();
    Terms right = Terms::Zero();
    const double prior = std::pow(std::min(spread, 0.1) / harmonic_sigma, 2);
    for (int k = 1; k < kTerms; ++k) information(k, k) = prior;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Terms t = basis(angle_of(points[i]));
      const double u = residuals[i] / (2 * spread);
      const double weight = 1 / (1 + u * u);  // Cauchy
      information += weight * t * t.transpose();
      right += weight * points[i].norm() * t;
    }
    solution = information.ldlt().solve(right);
    for (std::size_t i = 0; i < points.size(); ++i)
      residuals[i] = points[i].norm() - solution.dot(basis(angle_of(points[i])));
    spread = std::max(robust_sigma(residuals), kLeastSpread);
  }
  line.radius = solution[0];
  for (int k = 1; k < kTerms; ++k) line.harmonics[static_cast<std::size_t>(k - 1)] = solution[k];
  line.sigma = spread;
  return line;
}

}  // namespace ringside
