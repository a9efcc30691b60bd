// SPDX-License-Identifier: MIT
#include "calibration/ring_fit.h"

#include <ceres/ceres.h>

namespace ringside {
namespace {

enum Parameter { kCentreX, kCentreY, kShear, kStretch, kHorizonX, kHorizonY, kParameters };

std::array<double, kParameters> pack(const RingPlane& plane) {
  return {plane.centre.x(), plane.centre.y(),  plane.shear,
          plane.stretch,    plane.horizon.x(), plane.horizon.y()};
}

RingPlane unpack(const double* v) {
  return {{v[kCentreX], v[kCentreY]}, v[kShear], v[kStretch], {v[kHorizonX], v[kHorizonY]}};
}

// Radius of a point minus its ring's, with derivatives by hand: thousands of points a photo make it worth it.
class RadiusResidual final : public ceres::SizedCostFunction<1, kParameters, 1> {
 public:
  explicit RadiusResidual(const Vec2& p_image) : p_image_(p_image) {}

  bool Evaluate(double const* const* parameters, double* residual, double** jacobians) const override {
    const RingPlane plane = unpack(parameters[0]);
    const Vec2 d = p_image_ - plane.centre;
    const double w = 1 + plane.horizon.dot(d);
    const Vec2 q = Vec2(d.x() + plane.shear * d.y(), plane.stretch * d.y()) / w;
    const double r = q.norm();
    residual[0] = r - parameters[1][0];
    if (jacobians == nullptr) return true;
    if (jacobians[0] != nullptr) {
      const Vec2 u = q / std::max(r, 1e-9);
      const Vec2 gradient =
          (Vec2(u.x(), plane.shear * u.x() + plane.stretch * u.y()) - r * plane.horizon) / w;
      jacobians[0][kCentreX] = -gradient.x();
      jacobians[0][kCentreY] = -gradient.y();
      jacobians[0][kShear] = u.x() * d.y() / w;
      jacobians[0][kStretch] = u.y() * d.y() / w;
      jacobians[0][kHorizonX] = -r * d.x() / w;
      jacobians[0][kHorizonY] = -r * d.y() / w;
    }
    if (jacobians[1] != nullptr) jacobians[1][0] = -1;
    return true;
  }

 private:
  Vec2 p_image_;
};

}  // namespace

RingFit fit_rings(const std::vector<RingPoint>& points, const RingFit& start, const RingFitOptions& options) {
  auto plane = pack(start.plane);
  std::vector<double> radii = start.radii;
  ceres::Problem problem;
  auto* loss = new ceres::CauchyLoss(options.loss_scale);  // owned by the problem
  for (const RingPoint& point : points)
    problem.AddResidualBlock(new RadiusResidual(point.p_image), loss, plane.data(), &radii[point.ring]);
  ceres::Solver::Options solver;
  solver.linear_solver_type = ceres::DENSE_NORMAL_CHOLESKY;
  solver.max_num_iterations = options.max_iterations;
  solver.num_threads = 1;  // the same sums in the same order, whatever the machine
  solver.logging_type = ceres::SILENT;
  ceres::Solver::Summary summary;
  ceres::Solve(solver, &problem, &summary);
  return {unpack(plane.data()), radii};
}

}  // namespace ringside
