// SPDX-License-Identifier: MIT
#include "detection/size_spread.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <optional>

#include "detection/shaded_disc.h"
#include "photo/in_parallel.h"

namespace ringside {
namespace {

// A disc fitted by itself, beside what it is with one radius for its side.
struct OwnSize {
  double wider;     // by so much its radius is larger, mm
  double variance;  // of that by the picture's noise, mm^2
};

// Of a disc's base and radius.
struct Look {
  Mat3 normal = 1e-9 * Mat3::Identity();
  Vec3 pull = Vec3::Zero();
};

Look look(const ShadedDisc& seen, const Vec2& base, double radius, const Shading& light,
          double usual_misfit) {
  Look out;
  for (int ray = 0; ray < seen.count(); ++ray) {
    const RimEvidence rim = seen.rim(ray, base, radius, light);
    const double weight = trust(rim.misfit, usual_misfit) / (usual_misfit * kCorrelatedSamples);
    const Vec3 rim_moves_by(seen.unit(ray).x(), seen.unit(ray).y(), 1);
    out.normal += weight * rim.normal * rim_moves_by * rim_moves_by.transpose();
    out.pull += weight * rim.pull * rim_moves_by;
  }
  return out;
}

// Empty where the fit left the disc.
std::optional<OwnSize> own_size(const ShadingFit& fit, std::size_t disc, double usual_misfit,
                                const Photo& photo, const Calibration& calibration, const DiscShape& shape) {
  constexpr int kSteps = 4;
  constexpr RaySubset kRays{2};
  constexpr double kLongestStep = 0.4, kMost = 1.2;  // mm
  const std::size_t side = fit.discs()[disc].side;
  const Shading light = fit.shading(side);
  Vec2 base = fit.base(disc);
  double radius = fit.radius(side), variance = 0;
  const ShadedDisc seen(photo, calibration, with_radius(shape, radius), base, kRays);
  for (int step = 0; step < kSteps; ++step) {
    const Look here = look(seen, base, radius, light, usual_misfit);
    const Mat3 covariance = here.normal.inverse();
    const Vec3 change = (covariance * here.pull).cwiseMax(-kLongestStep).cwiseMin(kLongestStep);
    base += change.head<2>();
    radius += change[2];
    variance = covariance(2, 2);
  }
  const double wider = radius - fit.radius(side);
  if (std::max((base - fit.base(disc)).norm(), std::abs(wider)) > kMost) return std::nullopt;
  return OwnSize{wider, variance};
}

}  // namespace

double size_spread(const ShadingFit& fit, std::size_t side, const Photo& photo,
                   const Calibration& calibration, const DiscShape& shape) {
  constexpr int kLeastDiscs = 3;
  // Of 216 drawn sides two differ by more, by 0.19 at most; of thirteen on real photos six, by 0.16 to 0.41.
  constexpr double kAlike = 0.15;  // mm
  const double usual_misfit = fit.usual_misfit();
  const auto sizes = in_parallel(fit.discs().size(), [&](std::size_t i) {
    return fit.discs()[i].side == side ? own_size(fit, i, usual_misfit, photo, calibration, shape)
                                       : std::nullopt;
  });
  int count = 0;
  double sum = 0;
  for (const auto& own : sizes) {
    if (!own) continue;
    ++count;
    sum += own->wider * own->wider - own->variance;
  }
  if (count < kLeastDiscs || sum < count * kAlike * kAlike) return 0;
  return std::sqrt(sum / count);
}

}  // namespace ringside
