// SPDX-License-Identifier: MIT
#include "fitting/normal_equations.h"

#include <doctest/doctest.h>

#include <limits>
#include <random>

namespace ringside {
namespace {

constexpr double kUnbounded = -std::numeric_limits<double>::infinity();

NormalEquations random_equations(unsigned seed, int parameters) {
  std::mt19937 random(seed);
  std::normal_distribution<> normal;
  Eigen::MatrixXd rows(3 * parameters, parameters);
  for (double& value : rows.reshaped()) value = normal(random);
  NormalEquations equations(parameters);
  equations.normal = rows.transpose() * rows;
  for (double& value : equations.gradient) value = 10 * normal(random);
  return equations;
}

TEST_CASE("without bounds the equations are fulfilled") {
  const NormalEquations equations = random_equations(1, 6);
  const Eigen::VectorXd change = equations.solution_above(Eigen::VectorXd::Constant(6, kUnbounded));
  CHECK((equations.normal * change - equations.gradient).norm() < 1e-9);
}

TEST_CASE("no change is below its least, and those above leave nothing") {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const NormalEquations equations = random_equations(seed, 8);
    Eigen::VectorXd least = Eigen::VectorXd::Constant(8, -0.1);
    least[0] = least[1] = kUnbounded;
    const Eigen::VectorXd change = equations.solution_above(least);
    const Eigen::VectorXd left = equations.gradient - equations.normal * change;
    int held = 0;
    for (Eigen::Index i = 0; i < change.size(); ++i) {
      CHECK(change[i] >= least[i]);
      if (change[i] == least[i]) {
        ++held;
      } else {
        CHECK(std::abs(left[i]) < 1e-9);
      }
    }
    CHECK(held < 8);
  }
}

TEST_CASE("what is expected of parameters weighs by its sigma") {
  NormalEquations equations(2);
  equations.expect(0, 1, 0.1);
  equations.expect(1, 5, 10);
  equations.expect_apart(1, 0, 0.5, 0.1);
  const Eigen::VectorXd change = equations.solution_above(Eigen::VectorXd::Constant(2, kUnbounded));
  CHECK(change[0] == doctest::Approx(1).epsilon(0.01));
  CHECK(change[1] == doctest::Approx(1.5).epsilon(0.01));
}

}  // namespace
}  // namespace ringside
