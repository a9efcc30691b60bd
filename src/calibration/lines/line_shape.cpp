// SPDX-License-Identifier: MIT
#include "calibration/lines/line_shape.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "fitting/cauchy.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr double kTruestPrint = 0.02;  // mm: no printed edge is truer than that
// Up to a block of compression (8 pixels, at 1 pixel per mm) neighbours share the picture's noise.
constexpr double kNoiseReach = 8;  // mm
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

// How far the print itself leaves the fit. What two points beyond each other's noise have in common is the
// print's. From sums and differences, robustly: the variances of the two differ by four times what is common.
double raggedness(const std::vector<Vec2>& points, const std::vector<double>& residuals) {
  constexpr double kMostApart = 1.5 * kNoiseReach;
  constexpr std::size_t kLeastPairs = 30;
  std::vector<double> sums, differences;
  std::size_t other = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    while (other < points.size() && (points[other] - points[i]).norm() < kNoiseReach) ++other;
    if (other == points.size()) break;
    if ((points[other] - points[i]).norm() > kMostApart) continue;
    sums.push_back(residuals[i] + residuals[other]);
    differences.push_back(residuals[i] - residuals[other]);
  }
  if (sums.size() < kLeastPairs) return robust_sigma(residuals);
  const double common = std::pow(robust_sigma(sums), 2) - std::pow(robust_sigma(differences), 2);
  return std::sqrt(std::max(common, 0.0)) / 2;
}

// 1 sigma of the fit at one place: as many of its points count as lie apart by more than noise reaches.
double sigma_of_fit(double spread, const std::vector<Vec2>& points) {
  const double length = 2 * kPi * points.front().norm();
  const double count = std::min(static_cast<double>(points.size()), length / kNoiseReach);
  return spread * std::min(1.0, std::sqrt(kTerms / count));
}

}  // namespace

Line fit_line_shape(const std::vector<Vec2>& points, double harmonic_sigma) {
  Line line;
  if (points.empty()) return line;
  constexpr int kRounds = 6;
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
      const double weight = cauchy_weight(u * u);
      information += weight * t * t.transpose();
      right += weight * points[i].norm() * t;
    }
    solution = information.ldlt().solve(right);
    for (std::size_t i = 0; i < points.size(); ++i)
      residuals[i] = points[i].norm() - solution.dot(basis(angle_of(points[i])));
    spread = std::max(robust_sigma(residuals), kTruestPrint);
  }
  line.radius = solution[0];
  for (int k = 1; k < kTerms; ++k) line.harmonics[static_cast<std::size_t>(k - 1)] = solution[k];
  line.sigma =
      std::max(kTruestPrint, std::hypot(raggedness(points, residuals), sigma_of_fit(spread, points)));
  return line;
}

}  // namespace ringside
