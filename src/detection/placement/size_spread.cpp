// SPDX-License-Identifier: MIT
#include "detection/placement/size_spread.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <optional>

#include "imaging/in_parallel.h"

namespace ringside {
namespace {

// A disc fitted by itself, beside what it is with one radius for its side.
struct OwnSize {
  double wider;     // by so much its radius is larger, mm
  double variance;  // of that by the picture's noise, mm^2
};

// Empty where the fit left the disc.
std::optional<OwnSize> own_size(const ShadingFit& fit, std::size_t disc, const SeenDisc& seen,
                                double noise_scale) {
  constexpr int kSteps = 4;
  constexpr double kLongestStep = 0.4, kMost = 1.2;  // mm
  const std::size_t side = fit.discs()[disc].side;
  const Shading light = fit.shading(side);
  Vec2 base = fit.base(disc);
  double radius = fit.radius(side), variance = 0;
  for (int step = 0; step < kSteps; ++step) {
    const RimNormalEquations here = rim_normal_equations(seen, base, radius, light, noise_scale);
    const Mat3 covariance = here.normal.inverse();
    const Vec3 change = (covariance * here.gradient).cwiseMax(-kLongestStep).cwiseMin(kLongestStep);
    base += change.head<2>();
    radius += change[2];
    variance = covariance(2, 2) * noise_scale * kCorrelatedSamples;
  }
  const double wider = radius - fit.radius(side);
  if (std::max((base - fit.base(disc)).norm(), std::abs(wider)) > kMost) return std::nullopt;
  return OwnSize{wider, variance};
}

double spread(const std::vector<OwnSize>& sizes) {
  constexpr std::size_t kLeastDiscs = 3;
  // Of 216 drawn sides two differ by more, by 0.19 at most; of thirteen on real photos six, by 0.16 to 0.41.
  constexpr double kAlike = 0.15;  // mm
  double sum = 0;
  for (const OwnSize& own : sizes) sum += own.wider * own.wider - own.variance;
  const auto count = static_cast<double>(sizes.size());
  if (sizes.size() < kLeastDiscs || sum < count * kAlike * kAlike) return 0;
  return std::sqrt(sum / count);
}

}  // namespace

std::vector<double> size_spreads(const ShadingFit& fit, std::size_t sides, const std::vector<SeenDisc>& seen,
                                 double noise_scale) {
  const auto own =
      in_parallel(seen.size(), [&](std::size_t i) { return own_size(fit, i, seen[i], noise_scale); });
  std::vector<std::vector<OwnSize>> of_sides(sides);
  for (std::size_t i = 0; i < own.size(); ++i)
    if (own[i]) of_sides[fit.discs()[i].side].push_back(*own[i]);
  std::vector<double> spreads(sides);
  std::transform(of_sides.begin(), of_sides.end(), spreads.begin(), spread);
  return spreads;
}

}  // namespace ringside
