// SPDX-License-Identifier: MIT
#include "detection/shading/explain_ray.h"

#include <doctest/doctest.h>

#include <random>

namespace ringside {
namespace {

Eigen::MatrixXd chance(std::mt19937& random, Eigen::Index rows, Eigen::Index columns) {
  std::uniform_real_distribution<double> any(0.1, 1);
  return Eigen::MatrixXd::NullaryExpr(rows, columns, [&] { return any(random); });
}

// The same channel by channel, with the deck's colour in each as one more unknown that is then left out.
template <int kCount>
RayNormal<kCount> channel_by_channel(const RaySamples& s, const ByParameter<kCount>& by_disc,
                                     const ByParameter<kCount>& by_deck) {
  RayNormal<kCount> out{decltype(out.normal)::Zero(), decltype(out.pull)::Zero(), 0};
  const Eigen::VectorXd deck = s.roots.cwiseProduct(s.deck), axis = deck.normalized();
  for (int channel = 0; channel < 3; ++channel) {
    const Eigen::VectorXd seen = s.roots.cwiseProduct(s.light.col(channel) - s.face[channel] * s.disc);
    const double deck_light = deck.dot(seen) / deck.squaredNorm();
    const Eigen::VectorXd left = seen - deck_light * deck;
    Eigen::MatrixXd by_all = s.roots.asDiagonal() * (s.face[channel] * by_disc + deck_light * by_deck);
    by_all -= axis * (axis.transpose() * by_all).eval();
    out.normal += by_all.transpose() * by_all;
    out.pull += by_all.transpose() * left;
    out.misfit += left.squaredNorm();
  }
  out.misfit /= static_cast<double>((s.roots.array() > 0).count());
  return out;
}

template <int kCount>
void check_against_channels(unsigned seed) {
  CAPTURE(seed);
  std::mt19937 random(seed);
  constexpr Eigen::Index kSamples = 25;
  const Eigen::MatrixX3d light = 200 * chance(random, kSamples, 3);
  Eigen::VectorXd roots = chance(random, kSamples, 1);
  roots.segment(7, 3).setZero();  // something else is seen there
  const Eigen::VectorXd disc = chance(random, kSamples, 1), deck = chance(random, kSamples, 1);
  const RaySamples samples{light, roots, 150 * chance(random, 3, 1), disc, deck};
  const ByParameter<kCount> by_disc = chance(random, kSamples, kCount),
                            by_deck = chance(random, kSamples, kCount);
  const auto fast = explain_ray<kCount>(samples, by_disc, by_deck);
  const auto slow = channel_by_channel<kCount>(samples, by_disc, by_deck);
  CHECK(fast.normal.isApprox(slow.normal, 1e-9));
  CHECK(fast.pull.isApprox(slow.pull, 1e-7));
  CHECK(fast.misfit == doctest::Approx(slow.misfit));
}

TEST_CASE("what a ray says is the sum of what its channels say") {
  for (const unsigned seed : {1U, 2U, 3U}) {
    check_against_channels<1>(seed);
    check_against_channels<4>(seed);
    check_against_channels<22>(seed);
  }
}

}  // namespace
}  // namespace ringside
