// SPDX-License-Identifier: MIT
#include "detection/placement/side_equations.h"

#include <array>

#include "fitting/cauchy.h"

namespace ringside {

void SideEquations::add(const ShadingLayout& layout, std::size_t disc, std::size_t side,
                        const DiscsRays& rays, double noise_scale, RaySubset subset) {
  using Is = RayParameters;
  using Products = Eigen::Matrix<float, RayEvidence::kRows, RayEvidence::kLanes, Eigen::RowMajor>;
  constexpr int kRows = RayEvidence::kRows, kResidual = RayEvidence::kResidual;
  const double samples_as_one = kCorrelatedSamples / static_cast<double>(subset.every);
  // The rim lies farther out by the base's way along the ray and by the radius: these three take its place.
  Products sum = Products::Zero();
  Eigen::Matrix<float, 3, kRows> out_with = decltype(out_with)::Zero();
  Eigen::Matrix3f out_with_out = Eigen::Matrix3f::Zero();
  for (std::size_t i = 0; i < rays.evidence.size(); ++i) {
    const RayEvidence& ray = rays.evidence[i];
    const auto weight = static_cast<float>(cauchy_weight(ray.mean_sq_residual / noise_scale) /
                                           (noise_scale * samples_as_one));
    const Eigen::Map<const Products, Eigen::Aligned32> products(&ray.normal[0][0]);
    const Eigen::Vector3f moved_by(static_cast<float>(rays.units[i].x()),
                                   static_cast<float>(rays.units[i].y()), 1);
    sum += weight * products;
    out_with.leftCols<Is::kOut>() += weight * moved_by * products.row(Is::kOut).head<Is::kOut>();
    constexpr int kAfter = kRows - Is::kOut - 1;
    out_with.rightCols<kAfter>() += weight * moved_by * products.col(Is::kOut).tail<kAfter>().transpose();
    out_with_out += weight * products(Is::kOut, Is::kOut) * moved_by * moved_by.transpose();
  }
  const auto all = layout.of_ray(side);
  const auto unknowns = [&](int i) { return all[static_cast<std::size_t>(i)]; };
  const std::array<Eigen::Index, 3> out{layout.base(disc), layout.base(disc) + 1, layout.radius(side)};
  const auto add_both = [&](Eigen::Index i, Eigen::Index k, double value) {
    equations_.normal(i, k) += value;
    if (i != k) equations_.normal(k, i) += value;
  };
  for (int i = 0; i < Is::kCount; ++i) {
    if (i == Is::kOut) continue;
    equations_.gradient[unknowns(i)] += sum(kResidual, i);
    for (int k = 0; k <= i; ++k)
      if (k != Is::kOut) add_both(unknowns(i), unknowns(k), sum(i, k));
    for (std::size_t a = 0; a < 3; ++a) add_both(unknowns(i), out[a], out_with(static_cast<int>(a), i));
  }
  for (std::size_t a = 0; a < 3; ++a) {
    const auto row = static_cast<int>(a);
    equations_.gradient[out[a]] += out_with(row, kResidual);
    for (std::size_t b = 0; b <= a; ++b) add_both(out[a], out[b], out_with_out(row, static_cast<int>(b)));
  }
}

void SideEquations::move(const Eigen::VectorXd& change) { equations_.gradient -= equations_.normal * change; }

}  // namespace ringside
