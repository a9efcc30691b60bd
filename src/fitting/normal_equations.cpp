// SPDX-License-Identifier: MIT
#include "fitting/normal_equations.h"

#include <Eigen/Cholesky>
#include <vector>

namespace ringside {

NormalEquations::NormalEquations(Eigen::Index parameters)
    : normal(Eigen::MatrixXd::Zero(parameters, parameters)), gradient(Eigen::VectorXd::Zero(parameters)) {}

void NormalEquations::expect(Eigen::Index i, double change, double sigma) {
  const double weight = 1 / (sigma * sigma);
  normal(i, i) += weight;
  gradient[i] += weight * change;
}

void NormalEquations::expect_apart(Eigen::Index i, Eigen::Index k, double change, double sigma) {
  const double weight = 1 / (sigma * sigma);
  normal(i, k) -= weight;
  normal(k, i) -= weight;
  expect(i, change, sigma);
  expect(k, -change, sigma);
}

void NormalEquations::expect_sum(Eigen::Index first, Eigen::Index count, double change, double sigma) {
  const double weight = 1 / (sigma * sigma);
  normal.block(first, first, count, count).array() += weight;
  gradient.segment(first, count).array() += weight * change;
}

Eigen::VectorXd NormalEquations::solution_above(const Eigen::VectorXd& least) const {
  std::vector<Eigen::Index> free(static_cast<std::size_t>(least.size()));
  for (std::size_t i = 0; i < free.size(); ++i) free[i] = static_cast<Eigen::Index>(i);
  Eigen::VectorXd change = Eigen::VectorXd::Zero(least.size());
  while (true) {
    change(free).setZero();
    const Eigen::VectorXd rest = gradient - normal * change;
    const Eigen::MatrixXd among_free = normal(free, free);
    const Eigen::VectorXd found = among_free.ldlt().solve(Eigen::VectorXd(rest(free)));
    std::vector<Eigen::Index> still_free;
    for (std::size_t k = 0; k < free.size(); ++k) {
      const Eigen::Index i = free[k];
      const double value = found[static_cast<Eigen::Index>(k)];
      change[i] = std::max(value, least[i]);
      if (value >= least[i]) still_free.push_back(i);
    }
    if (still_free.size() == free.size()) return change;
    free = std::move(still_free);
  }
}

}  // namespace ringside
