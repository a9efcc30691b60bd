// SPDX-License-Identifier: MIT
#include "calibration/plane/ring_fit.h"

#include <ceres/tiny_solver.h>

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "fitting/cauchy.h"

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

// One residual per point: the distance of its radius from its ring's, with the influence of outliers folded
// in so that the sum of squares is Cauchy's loss. Parameters: the plane's, then the radii. Derivatives by
// hand: thousands of points a photo make it worth it.
class RingResiduals {
 public:
  // NOLINTBEGIN(readability-identifier-naming): the names that Ceres needs
  using Scalar = double;
  enum { NUM_RESIDUALS = Eigen::Dynamic, NUM_PARAMETERS = Eigen::Dynamic };

  RingResiduals(const std::vector<RingPoint>& points, std::size_t rings, double loss_scale)
      : points_(points), rings_(rings), loss_scale_(loss_scale) {}

  int NumResiduals() const { return static_cast<int>(points_.size()); }
  int NumParameters() const { return kParameters + static_cast<int>(rings_); }
  // NOLINTEND(readability-identifier-naming)

  // jacobian: column by column, may be null.
  bool operator()(const double* parameters, double* residuals, double* jacobian) const {
    const RingPlane plane = unpack(parameters);
    Eigen::Map<Eigen::MatrixXd> derivatives(jacobian, jacobian ? NumResiduals() : 0, NumParameters());
    derivatives.setZero();
    for (Eigen::Index i = 0; i < NumResiduals(); ++i) {
      const RingPoint& point = points_[static_cast<std::size_t>(i)];
      const auto radius = kParameters + static_cast<Eigen::Index>(point.ring);
      const Local local = at(plane, point.p_image);
      const Damped damped = damp(local.radius - parameters[radius]);
      residuals[i] = damped.value;
      if (jacobian == nullptr) continue;
      derivatives.row(i).head<kParameters>() = damped.slope * local.derivatives(plane);
      derivatives(i, radius) = -damped.slope;
    }
    return true;
  }

 private:
  struct Local {
    Vec2 from_centre;  // pixels
    double w;          // of the projective map
    Vec2 outwards;     // unit vector in the plane
    double radius;

    Eigen::Matrix<double, 1, kParameters> derivatives(const RingPlane& plane) const {
      const Vec2& d = from_centre;
      const Vec2& u = outwards;
      const Vec2 gradient =
          (Vec2(u.x(), plane.shear * u.x() + plane.stretch * u.y()) - radius * plane.horizon) / w;
      Eigen::Matrix<double, 1, kParameters> result;
      result[kCentreX] = -gradient.x();
      result[kCentreY] = -gradient.y();
      result[kShear] = u.x() * d.y() / w;
      result[kStretch] = u.y() * d.y() / w;
      result[kHorizonX] = -radius * d.x() / w;
      result[kHorizonY] = -radius * d.y() / w;
      return result;
    }
  };

  static Local at(const RingPlane& plane, const Vec2& p_image) {
    const Vec2 d = p_image - plane.centre;
    const double w = 1 + plane.horizon.dot(d);
    const Vec2 q = Vec2(d.x() + plane.shear * d.y(), plane.stretch * d.y()) / w;
    const double radius = q.norm();
    return {d, w, q / std::max(radius, 1e-9), radius};
  }

  struct Damped {
    double value;
    double slope;  // of the value over the plain residual
  };

  // The number whose square is Cauchy's loss s^2 log(1 + (r / s)^2).
  Damped damp(double residual) const {
    const double ratio = residual / loss_scale_;
    const double root = std::sqrt(cauchy_loss(ratio * ratio));
    const double slope = root > 1e-6 ? std::abs(ratio) / ((1 + ratio * ratio) * root) : 1.0;
    return {std::copysign(loss_scale_ * root, residual), slope};
  }

  const std::vector<RingPoint>& points_;
  std::size_t rings_;
  double loss_scale_;
};

Eigen::VectorXd packed(const RingFit& fit) {
  Eigen::VectorXd parameters(kParameters + static_cast<Eigen::Index>(fit.radii.size()));
  const auto plane = pack(fit.plane);
  std::copy(plane.begin(), plane.end(), parameters.begin());
  std::copy(fit.radii.begin(), fit.radii.end(), parameters.begin() + kParameters);
  return parameters;
}

bool are_seen(const RingFit& fit) {
  return std::all_of(fit.radii.begin(), fit.radii.end(),
                     [&](double radius) { return fit.plane.may_show(radius); });
}

}  // namespace

std::optional<RingFit> fit_rings(const std::vector<RingPoint>& points, const RingFit& start,
                                 const RingFitOptions& options) {
  const RingResiduals residuals(points, start.radii.size(), options.loss_scale);
  // Ceres' solver for small dense problems: the general one spends most of its time on bookkeeping here.
  ceres::TinySolver<RingResiduals> solver;
  solver.options.max_num_iterations = options.max_iterations;
  Eigen::VectorXd parameters = packed(start);
  solver.Solve(residuals, &parameters);
  RingFit fit{unpack(parameters.data()), {parameters.begin() + kParameters, parameters.end()}};
  if (!are_seen(fit)) return std::nullopt;
  return fit;
}

}  // namespace ringside
