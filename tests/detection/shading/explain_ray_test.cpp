// SPDX-License-Identifier: MIT
#include "detection/shading/explain_ray.h"

#include <doctest/doctest.h>

#include <Eigen/LU>

#include <random>

namespace ringside {
namespace {

constexpr Eigen::Index kSamples = 25;

Eigen::MatrixXf chance(std::mt19937& random, Eigen::Index rows, Eigen::Index columns) {
  std::uniform_real_distribution<float> any(0.1F, 1);
  return Eigen::MatrixXf::NullaryExpr(rows, columns, [&] { return any(random); });
}

// A ray whose picture and derivatives are anything.
struct AnyRay {
  explicit AnyRay(unsigned seed) : random(seed) { roots.segment(7, 3).setZero(); }

  template <int kCount>
  DrawnBy<kCount> derivatives() {
    return {chance(random, kSamples, kCount), chance(random, kSamples, kCount),
            chance(random, kSamples, kCount)};
  }
  RaySamples samples() const { return {light, roots, face, rim, drawn}; }

  std::mt19937 random;
  Eigen::MatrixX3f light = 200 * chance(random, kSamples, 3);
  Eigen::VectorXf roots = chance(random, kSamples, 1);  // zero where something else is seen
  Eigen::Vector3f face = 150 * chance(random, 3, 1), rim = 100 * chance(random, 3, 1);
  DrawnRay drawn{chance(random, kSamples, 1), chance(random, kSamples, 1), chance(random, kSamples, 1)};
};

// The same with the deck's light in each channel as three more unknowns, which the Schur complement removes.
template <int kCount>
RayNormal<kCount> with_deck_as_unknown(const RaySamples& s, const DrawnBy<kCount>& by, bool own_rim) {
  using Whole = Eigen::MatrixXd;
  Whole normal = Whole::Zero(kCount + 3, kCount + 3);
  Eigen::VectorXd pull = Eigen::VectorXd::Zero(kCount + 3);
  double misfit = 0;
  const Eigen::VectorXd roots = s.roots.cast<double>(),
                        deck = s.roots.cwiseProduct(s.drawn.deck).cast<double>();
  for (int channel = 0; channel < 3; ++channel) {
    const Eigen::VectorXd seen = s.roots
                                     .cwiseProduct(s.light.col(channel) - s.face[channel] * s.drawn.face -
                                                   s.rim[channel] * s.drawn.rim)
                                     .cast<double>();
    const double deck_light = deck.dot(seen) / deck.squaredNorm();
    const Eigen::VectorXd residual = seen - deck_light * deck;
    Whole jacobian = Whole::Zero(kSamples, kCount + 3);
    jacobian.leftCols(kCount) =
        (s.face[channel] * by.face + s.rim[channel] * by.rim).template cast<double>() +
        deck_light * by.deck.template cast<double>();
    if (own_rim) jacobian.col(kCount - 3 + channel) = (s.face[channel] * s.drawn.rim).cast<double>();
    jacobian.col(kCount + channel) = s.drawn.deck.cast<double>();
    jacobian = roots.asDiagonal() * jacobian;
    normal += jacobian.transpose() * jacobian;
    pull += jacobian.transpose() * residual;
    misfit += residual.squaredNorm();
  }
  const Whole across = normal.topRightCorner(kCount, 3) * normal.bottomRightCorner(3, 3).inverse();
  return {normal.topLeftCorner(kCount, kCount) - across * normal.bottomLeftCorner(3, kCount),
          pull.head(kCount) - across * pull.tail(3),
          misfit / static_cast<double>((s.roots.array() > 0).count())};
}

template <int kCount, bool kOwnRim>
void check_elimination(unsigned seed) {
  CAPTURE(seed);
  AnyRay ray(seed);
  const auto by = ray.derivatives<kCount>();
  const auto fast = explain_ray<kCount, kOwnRim>(ray.samples(), by);
  const auto slow = with_deck_as_unknown<kCount>(ray.samples(), by, kOwnRim);
  CHECK(fast.normal.isApprox(slow.normal, 1e-5));
  CHECK(fast.pull.isApprox(slow.pull, 1e-4));
  CHECK(fast.misfit == doctest::Approx(slow.misfit));
}

TEST_CASE("eliminating the deck's light says the same as estimating it") {
  for (const unsigned seed : {1U, 2U, 3U}) {
    check_elimination<1, false>(seed);
    check_elimination<4, false>(seed);
    check_elimination<8, true>(seed);
    check_elimination<26, true>(seed);
  }
}

}  // namespace
}  // namespace ringside
