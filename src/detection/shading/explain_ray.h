// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "geometry/conventions.h"

namespace ringside {

// A ray's samples, and how bright disc and deck are drawn there, of which the deck's colour is not known.
struct RaySamples {
  const Eigen::MatrixX3d& light;  // times the roots of the channels' weights
  const Eigen::VectorXd& roots;   // of the samples' weights
  Vec3 face;
  const Eigen::VectorXd &disc, &deck;
};

// By how much something drawn changes for each of some parameters, a sample a row.
template <int kCount>
using ByParameter =
    Eigen::Matrix<double, Eigen::Dynamic, kCount, kCount == 1 ? Eigen::ColMajor : Eigen::RowMajor>;

// Normal equations of some parameters, and the mean weighted square of what the drawing leaves unexplained.
template <int kCount>
struct RayNormal {
  Eigen::Matrix<double, kCount, kCount> normal;
  Eigen::Matrix<double, kCount, 1> pull;
  double misfit;
};

// What samples say about parameters by which the drawn disc and deck change so. The deck's colour is the one
// that leaves least, and what it can explain says nothing of the rest.
template <int kCount>
RayNormal<kCount> explain_ray(const RaySamples& s, const ByParameter<kCount>& by_disc,
                              const ByParameter<kCount>& by_deck) {
  const Eigen::Index count = s.roots.size();
  const Eigen::VectorXd deck_seen = s.roots.cwiseProduct(s.deck);
  const double deck2 = deck_seen.squaredNorm() + 1e-9;
  Eigen::MatrixX3d left = s.roots.asDiagonal() * (s.light - s.disc * s.face.transpose());
  const Vec3 deck_light = left.transpose() * deck_seen / deck2;
  left -= deck_seen * deck_light.transpose();

  // A channel changes by its face's light times by_disc and its deck's times by_deck. Two mixtures of both
  // have the same products as all channels together.
  const double face = s.face.norm(), along_face = s.face.dot(deck_light) / face;
  const double across_face = std::sqrt(std::max(0.0, deck_light.squaredNorm() - along_face * along_face));
  ByParameter<kCount> mixtures(2 * count, kCount);
  mixtures.topRows(count) = s.roots.asDiagonal() * (face * by_disc + along_face * by_deck);
  mixtures.bottomRows(count) = (across_face * s.roots).asDiagonal() * by_deck;
  for (const Eigen::Index first : {Eigen::Index{0}, count}) {
    auto mixture = mixtures.middleRows(first, count);
    mixture -= deck_seen * (deck_seen.transpose() * mixture / deck2).eval();
  }
  RayNormal<kCount> out;
  if constexpr (kCount == 1) {
    out.normal(0, 0) = mixtures.squaredNorm();
  } else {
    out.normal.setZero();
    out.normal.template selfadjointView<Eigen::Lower>().rankUpdate(mixtures.transpose());
    out.normal = out.normal.template selfadjointView<Eigen::Lower>();
  }
  // No part of `left` is the deck's, whose share of the changes need not be taken out here.
  const Eigen::MatrixX3d weighted = s.roots.asDiagonal() * left;
  out.pull = by_disc.transpose() * (weighted * s.face) + by_deck.transpose() * (weighted * deck_light);
  out.misfit = left.squaredNorm() / std::max(1.0, static_cast<double>((s.roots.array() > 0).count()));
  return out;
}

}  // namespace ringside
