// SPDX-License-Identifier: MIT
#include "detection/placement/team_radius.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "geometry/robust.h"

namespace ringside {
namespace {

// Of one free outline fit: light and shadow at its edge, beyond what more points average out.
constexpr double kOutlineSigma = 0.3;  // mm
// A photo's light moves the outlines of all of a side's discs together, so that more discs do not average it
// out. The radii of 279 sides of rendered photos were off by 0.15 to 0.2 mm in the median.
constexpr double kSharedLightSigma = 0.15;  // mm
// Between the sides of one set, which are turned apart; sides measured on the real boards differ by 0.3 mm in
// the median, light's share of it included.
constexpr double kBetweenTurnings = 0.25;  // mm
constexpr double kWithinTurning = 0.1;     // mm

// What is known of all sides' radii before any disc was measured: sets differ, the sides of one set little.
Eigen::MatrixXd expected_covariance(Eigen::Index sides, double tolerance) {
  const double turnings = std::min(kBetweenTurnings, tolerance);
  const Eigen::MatrixXd all =
      Eigen::MatrixXd::Constant(sides, sides, tolerance * tolerance - turnings * turnings);
  return all + turnings * turnings * Eigen::MatrixXd::Identity(sides, sides);
}

}  // namespace

std::vector<TeamRadius> team_radii(const std::vector<FoundDisc>& found, const Teams& teams,
                                   const DiscModel& model) {
  const auto sides = static_cast<Eigen::Index>(teams.names.size());
  Eigen::VectorXd off = Eigen::VectorXd::Zero(sides);  // measured, less what the model expects
  Eigen::VectorXd weight = Eigen::VectorXd::Zero(sides);
  for (Eigen::Index side = 0; side < sides; ++side) {
    std::vector<double> radii;
    for (std::size_t i = 0; i < found.size(); ++i)
      if (teams.team_of[i] == static_cast<std::size_t>(side)) radii.push_back(found[i].fit.radius);
    if (radii.empty()) continue;  // its only disc lies in the hole
    const double outlines = kOutlineSigma * kOutlineSigma / static_cast<double>(radii.size());
    weight[side] = 1 / (outlines + kSharedLightSigma * kSharedLightSigma);
    off[side] = median(std::move(radii)) - model.shape.radius;
  }
  // Normal errors: the measurements' information is added to what was expected.
  const Eigen::MatrixXd information =
      expected_covariance(sides, model.radius_tolerance).inverse() + Eigen::MatrixXd(weight.asDiagonal());
  const Eigen::MatrixXd covariance = information.inverse();
  const Eigen::VectorXd radius = covariance * weight.cwiseProduct(off);
  std::vector<TeamRadius> out;
  for (Eigen::Index side = 0; side < sides; ++side)
    out.push_back(
        {model.shape.radius + radius[side], std::hypot(std::sqrt(covariance(side, side)), kWithinTurning)});
  return out;
}

}  // namespace ringside
