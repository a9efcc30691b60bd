// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "geometry/conventions.h"

namespace ringside {

// Rays are drawn and compared in single precision, which is a hundred thousand times finer than their noise.

// What is drawn along a ray, a sample a row: how bright the face's paint, the rim's and the deck are there.
struct DrawnRay {
  Eigen::VectorXf face, rim, deck;
};

// A ray's samples beside what is drawn there. The light of the deck's paint is not known.
struct RaySamples {
  const Eigen::MatrixX3f& light;  // times the roots of the channels' weights
  const Eigen::VectorXf& roots;   // of the samples' weights
  Eigen::Vector3f face, rim;      // light of the paints, times those too
  const DrawnRay& drawn;
};

// Jacobian of something drawn for some parameters, a sample a row.
template <int kCount>
using ByParameter =
    Eigen::Matrix<float, Eigen::Dynamic, kCount, kCount == 1 ? Eigen::ColMajor : Eigen::RowMajor>;

template <int kCount>
struct DrawnBy {
  ByParameter<kCount> face, rim, deck;
};

// Normal equations of some parameters, and the mean weighted square of the residuals.
template <int kCount>
struct RayNormal {
  Eigen::Matrix<double, kCount, kCount> normal;
  Eigen::Matrix<double, kCount, 1> pull;
  double misfit;
};

// What samples say about parameters, the last three of which are, where kOwnRim, the rim's paint in each
// channel as a share of the face's. The deck's light is the one of least squares, eliminated in each channel
// (variable projection: Golub and Pereyra, SIAM J. Numer. Anal. 10, 1973, as simplified by Kaufman, BIT 15,
// 1975).
template <int kCount, bool kOwnRim = false>
RayNormal<kCount> explain_ray(const RaySamples& s, const DrawnBy<kCount>& by) {
  constexpr int kPaint = kCount - 3;
  const Eigen::Index count = s.roots.size();
  const Eigen::VectorXf deck = s.roots.cwiseProduct(s.drawn.deck);
  const float deck2 = deck.squaredNorm() + 1e-9F;
  ByParameter<kCount> jacobian(3 * count, kCount);  // channel by channel
  Eigen::VectorXf residual(3 * count);
  for (int channel = 0; channel < 3; ++channel) {
    auto left = residual.segment(channel * count, count);
    left = s.roots.cwiseProduct(s.light.col(channel) - s.face[channel] * s.drawn.face -
                                s.rim[channel] * s.drawn.rim);
    const float deck_light = deck.dot(left) / deck2;
    left -= deck_light * deck;
    auto by_all = jacobian.middleRows(channel * count, count);
    by_all = s.face[channel] * by.face + s.rim[channel] * by.rim + deck_light * by.deck;
    if constexpr (kOwnRim) by_all.col(kPaint + channel) = s.face[channel] * s.drawn.rim;
    by_all = s.roots.asDiagonal() * by_all;
    by_all -= deck * (deck.transpose() * by_all / deck2).eval();
  }
  RayNormal<kCount> out;
  if constexpr (kCount == 1) {
    out.normal(0, 0) = jacobian.squaredNorm();
  } else {
    Eigen::Matrix<float, kCount, kCount> normal = decltype(normal)::Zero();
    normal.template selfadjointView<Eigen::Lower>().rankUpdate(jacobian.transpose());
    out.normal = Eigen::Matrix<float, kCount, kCount>(normal.template selfadjointView<Eigen::Lower>())
                     .template cast<double>();
  }
  out.pull = (jacobian.transpose() * residual).template cast<double>();
  out.misfit = residual.squaredNorm() / std::max(1.0, static_cast<double>((s.roots.array() > 0).count()));
  return out;
}

}  // namespace ringside
