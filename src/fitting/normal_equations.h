// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace ringside {

// Of a least-squares fit: `normal` times the change of the parameters is the descent direction `gradient`.
struct NormalEquations {
  Eigen::MatrixXd normal;
  Eigen::VectorXd gradient;

  explicit NormalEquations(Eigen::Index parameters);

  // Parameter i is expected to change by so much, give or take sigma.
  void expect(Eigen::Index i, double change, double sigma);

  // The difference of two parameters, i less k, is expected to change by so much.
  void expect_apart(Eigen::Index i, Eigen::Index k, double change, double sigma);

  // The sum of parameters, `count` from `first` on, is expected to change by so much.
  void expect_sum(Eigen::Index first, Eigen::Index count, double change, double sigma);

  // The change that fulfils them with no parameter's below `least`: those that would be are held there. As
  // long as `normal` is positive definite.
  Eigen::VectorXd solution_above(const Eigen::VectorXd& least) const;
};

}  // namespace ringside
