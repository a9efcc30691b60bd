// SPDX-License-Identifier: MIT
#pragma once

#include <ceres/jet.h>

#include <Eigen/Cholesky>
#include <cmath>

#include "fitting/cauchy.h"

namespace ringside {

// Robust least squares with few parameters and many residuals of one kind. What Ceres' solver does with one
// residual block a point and Cauchy's loss, at a third of its time: its bookkeeping costs more than such
// sums.

template <int kParameters>
using Parameters = Eigen::Matrix<double, kParameters, 1>;

// Half of the sum of Cauchy's losses log(1 + r^2), its gradient and, each residual weighted by what it
// counts, its Gauss-Newton curvature.
template <int kParameters>
struct RobustCost {
  double value = 0;
  Parameters<kParameters> gradient = Parameters<kParameters>::Zero();
  Eigen::Matrix<double, kParameters, kParameters> curvature =
      Eigen::Matrix<double, kParameters, kParameters>::Zero();

  // residual: in units of the loss' scale, with its derivatives by the parameters.
  void add(const ceres::Jet<double, kParameters>& residual) {
    const double squared = residual.a * residual.a, weight = cauchy_weight(squared);
    value += cauchy_loss(squared) / 2;
    gradient += weight * residual.a * residual.v;
    curvature += weight * residual.v * residual.v.transpose();
  }
};

// Goes downhill from a start by Levenberg and Marquardt's steps. cost_at: RobustCost by parameters.
// least_gain: of the cost; a step that changes it less is the last. The default is far above the rounding of
// costs in double precision, those in single precision need more.
template <int kParameters, typename CostAt>
Parameters<kParameters> descend_robustly(const CostAt& cost_at, Parameters<kParameters> at,
                                         double least_gain = 1e-8) {
  constexpr int kMostSteps = 20;
  constexpr double kFirstDamping = 1e-4, kEasier = 1.0 / 3;
  double damping = kFirstDamping, harder = 2;
  RobustCost<kParameters> here = cost_at(at);
  for (int i = 0; i < kMostSteps; ++i) {
    auto damped = here.curvature;
    damped.diagonal() *= 1 + damping;
    const Parameters<kParameters> next = at - damped.ldlt().solve(here.gradient);
    const RobustCost<kParameters> there = cost_at(next);
    const double gain = here.value - there.value;
    const bool last = !(std::abs(gain) > least_gain * here.value);
    if (gain > 0) {
      at = next;
      here = there;
      damping *= kEasier;
      harder = 2;
    } else {
      damping *= harder;
      harder *= 2;
    }
    if (last) break;
  }
  return at;
}

}  // namespace ringside
