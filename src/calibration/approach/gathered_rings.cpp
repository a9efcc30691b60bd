// SPDX-License-Identifier: MIT
#include "calibration/approach/gathered_rings.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

constexpr double kLookedAt = 0.09;  // of the outer line's radius: how far off a proposal may be

// Radii, then shift, horizon, stretch and shear.
constexpr int kRadii = static_cast<int>(kCircles), kUnknowns = kRadii + 6;
using Parameters = Eigen::Matrix<double, kUnknowns, 1>;

struct Place {
  double radius, weight;
};

// What may be a circle, along one sector.
struct PlacesOfCircle {
  Parameters slopes;  // of the radius at which the circle lies there
  std::vector<Place> places;
};

Parameters slopes_at(std::size_t circle, double radius, double angle) {
  Parameters out = Parameters::Zero();
  const Vec2 u = direction(angle), v = direction(2 * angle);
  out[static_cast<Eigen::Index>(circle)] = 1;
  out.segment<2>(kRadii) = u;
  out.segment<2>(kRadii + 2) = radius * radius * u;
  out.segment<2>(kRadii + 4) = radius * v;
  return out;
}

// Summed with its neighbours: what is on one sector alone is no circle.
double evidence_about(const RingResponses& deck, int sector, int column) {
  RingResponse sum = deck.at(sector, column);
  sum += deck.at((sector + 1) % RingResponses::kSectors, column);
  sum += deck.at((sector + RingResponses::kSectors - 1) % RingResponses::kSectors, column);
  return sum.evidence();
}

std::vector<Place> places_along(const RingResponses& deck, int sector, double radius) {
  constexpr double kLeast = 0.12;  // of a clear line's evidence
  const int from = std::max(1, static_cast<int>(deck.column_of(radius - kLookedAt))),
            to = std::min(deck.columns() - 2, static_cast<int>(deck.column_of(radius + kLookedAt)) + 1);
  std::vector<Place> out;
  double before = evidence_about(deck, sector, from - 1), here = evidence_about(deck, sector, from);
  for (int k = from; k <= to; ++k) {
    const double after = evidence_about(deck, sector, k + 1);
    if (here > kLeast && here >= before && here > after) out.push_back({deck.radius_of(k), here * here});
    before = here;
    here = after;
  }
  return out;
}

std::vector<PlacesOfCircle> places_of(const RingResponses& deck, const CircleRadii& radii) {
  std::vector<PlacesOfCircle> out;
  for (std::size_t circle = 0; circle < kCircles; ++circle) {
    for (int sector = 0; sector < RingResponses::kSectors; ++sector)
      out.push_back({slopes_at(circle, radii[circle], RingResponses::angle_of_sector(sector)),
                     places_along(deck, sector, radii[circle])});
  }
  return out;
}

Parameters parameters_of(const CircleRadii& radii) {
  Parameters out = Parameters::Zero();
  for (std::size_t k = 0; k < kCircles; ++k) out[static_cast<Eigen::Index>(k)] = radii[k];
  return out;
}

BentRings rings_of(const Parameters& p) {
  BentRings out{{p.segment<2>(kRadii), p.segment<2>(kRadii + 2), p[kRadii + 4], p[kRadii + 5]}, {}};
  std::copy_n(p.data(), kCircles, out.radii.begin());
  return out;
}

using Normal = Eigen::Matrix<double, kUnknowns, kUnknowns>;

struct Prior {
  Parameters mean;
  Normal information;
};

// By how much the eye's proposals were off, 1 sigma of their middle four fifths, on 240 drawn boards: all
// radii together, each by itself, and the plane.
Prior prior_of(const CircleRadii& proposed) {
  constexpr double kOfScale = 0.035, kOfInner = 0.012, kOfMiddle = 0.02, kOfOuter = 0.02, kOfDeck = 0.035;
  constexpr double kOfShift = 0.02, kOfHorizon = 0.035, kOfEllipses = 0.018;
  Prior out{parameters_of(proposed), Normal::Zero()};
  Parameters alone;
  alone << kOfInner, kOfMiddle, kOfOuter, kOfDeck, kOfShift, kOfShift, kOfHorizon, kOfHorizon, kOfEllipses,
      kOfEllipses;
  Normal covariance = alone.cwiseAbs2().asDiagonal();
  covariance += kOfScale * kOfScale * out.mean * out.mean.transpose();
  out.information = covariance.inverse();
  return out;
}

// Places within reach of their circle draw it on, the nearer the more.
Parameters drawn_on(const std::vector<PlacesOfCircle>& all, const Parameters& start, const Prior& prior,
                    double reach) {
  constexpr double kOfPrior = 4;  // as many clear places
  Normal normal = kOfPrior * reach * reach * prior.information;
  Parameters right = normal * prior.mean;
  for (const PlacesOfCircle& some : all) {
    const double expected = some.slopes.dot(start);
    double weights = 0, radii = 0;
    for (const Place& place : some.places) {
      const double away = (place.radius - expected) / reach;
      const double weight = place.weight * std::exp(-away * away / 2);
      weights += weight;
      radii += weight * place.radius;
    }
    normal += weights * some.slopes * some.slopes.transpose();
    right += radii * some.slopes;
  }
  return normal.ldlt().solve(right);
}

}  // namespace

std::vector<BentRings> gathered_rings(const RingResponses& deck, const CircleRadii& proposed_radii) {
  constexpr double kLastReach = 0.004, kNearer = 0.75;
  constexpr int kRoundsEach = 2;
  const Prior prior = prior_of(proposed_radii);
  const std::vector<PlacesOfCircle> places = places_of(deck, proposed_radii);
  std::vector<BentRings> out;
  for (const double first_reach : {0.05, 0.025, 0.0125}) {
    for (const double scale : {1.0, 0.975, 1.025, 0.95, 1.05}) {
      Parameters now = scale * prior.mean;
      for (double reach = first_reach; reach > kLastReach; reach *= kNearer)
        for (int i = 0; i < kRoundsEach; ++i) now = drawn_on(places, now, prior, reach);
      out.push_back(rings_of(now));
    }
  }
  return out;
}

}  // namespace ringside
