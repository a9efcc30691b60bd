// SPDX-License-Identifier: MIT
#include "eye/fit_plane.h"

#include <ceres/jet.h>
#include <ceres/tiny_solver.h>

#include <Eigen/Core>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "geometry/concentric.h"

namespace ringside {
namespace {

// Of the outer line's radius: the tournament board's, and by how much boards differ (1.92 to 2.25 and 2.79 to
// 3.13 between lines on seven makes), 1 sigma of the logarithm.
constexpr std::array kTypicalRatio{0.335, 0.69};
constexpr double kRatioSigma = 0.03;
// Of the outer radius over the camera's distance, times the sine of the tilt: weak, it keeps a board of which
// little is seen from a wild perspective.
constexpr double kPerspectiveSigma = 0.5;
// The network's, pixels of its maps. All points of one line err together.
constexpr double kLineSigma = 0.2, kHoleSigma = 0.3, kPegSigma = 0.3;
constexpr double kLossScale = 0.5;  // pixels: points farther off their line are a hand's, and count little

enum Parameter {
  kCentreX,
  kCentreY,
  kShear,
  kLogStretch,
  kHorizonX,  // times the outer radius at the start
  kHorizonY,
  kLogOuter,
  kLogInnerRatio,
  kLogMiddleRatio,
  kPegAngle,
  kParameters
};

using Parameters = Eigen::Matrix<double, kParameters, 1>;

// Cauchy's.
template <typename T>
T damped(const T& residual) {
  using std::abs;
  using std::log;
  using std::sqrt;
  if (abs(residual) < 1e-6) return residual;
  const T root = sqrt(log(1.0 + residual * residual));
  return residual < 0.0 ? -root : root;
}

double slope_of_damped(double residual, double damped) {
  return std::abs(residual) < 1e-6 ? 1 : residual / ((1 + residual * residual) * damped);
}

// How far points lie off circles on a plane, in pixels, to first order: see RingPlane::radial().
class DistanceToCircle {
 public:
  DistanceToCircle(const double* v, double unit)
      : centre_(v[kCentreX], v[kCentreY]),
        horizon_(v[kHorizonX] / unit, v[kHorizonY] / unit),
        shear_(v[kShear]),
        stretch_(std::exp(v[kLogStretch])),
        unit_(unit) {}

  double of(const Vec2& point, double circle) {
    away_ = point - centre_;
    w_ = 1 + horizon_.dot(away_);
    place_ = Vec2(away_.x() + shear_ * away_.y(), stretch_ * away_.y()) / w_;
    radius_ = std::sqrt(place_.squaredNorm() + kTiny);
    outward_ = place_ / radius_;
    gradient_ =
        (Vec2(outward_.x(), shear_ * outward_.x() + stretch_ * outward_.y()) - radius_ * horizon_) / w_;
    slope_ = std::sqrt(gradient_.squaredNorm() + kTiny);
    distance_ = (radius_ - circle) / slope_;
    return distance_;
  }

  double by_circle() const { return -1 / slope_; }

  // How the last distance changes with the first parameters, as far as kHorizonY. By the chain rule, back
  // from the distance.
  Eigen::Matrix<double, kLogOuter, 1> by_plane() const {
    const Vec2 by_gradient = -distance_ / (slope_ * slope_) * gradient_ / w_;
    const Vec2 by_outward(by_gradient.x() + shear_ * by_gradient.y(), stretch_ * by_gradient.y());
    const double by_radius = 1 / slope_ - by_gradient.dot(horizon_) - by_outward.dot(outward_) / radius_;
    const Vec2 by_place = (by_outward / radius_ + by_radius * outward_) / w_;
    const double by_w = -by_gradient.dot(gradient_) - by_place.dot(place_);
    const Vec2 by_away =
        Vec2(by_place.x(), shear_ * by_place.x() + stretch_ * by_place.y()) + by_w * horizon_;
    const Vec2 by_horizon = by_w * away_ - radius_ * by_gradient;
    const double by_shear = by_gradient.y() * outward_.x() + by_place.x() * away_.y(),
                 by_stretch = by_gradient.y() * outward_.y() + by_place.y() * away_.y();
    return {-by_away.x(),          -by_away.y(),           by_shear,
            stretch_ * by_stretch, by_horizon.x() / unit_, by_horizon.y() / unit_};
  }

 private:
  static constexpr double kTiny = 1e-12;  // no root of zero has a slope

  Vec2 centre_, horizon_;
  double shear_, stretch_, unit_;
  Vec2 away_, place_, outward_, gradient_;
  double w_ = 0, radius_ = 0, slope_ = 0, distance_ = 0;
};

// As Ceres' TinySolver needs it, and names it.
class Residuals {
 public:
  // NOLINTBEGIN(readability-identifier-naming)
  using Scalar = double;
  enum { NUM_RESIDUALS = Eigen::Dynamic, NUM_PARAMETERS = kParameters };
  int NumResiduals() const { return count_of_points() + count_of_others(); }
  // NOLINTEND(readability-identifier-naming)

  Residuals(const LinesSeen& seen, double unit) : seen_(seen), unit_(unit) {}

  // jacobian: by columns, or null.
  bool operator()(const double* v, double* out, double* jacobian) const {
    of_points(v, out, jacobian);
    const int from = count_of_points(), others = count_of_others();
    if (!jacobian) {
      of_others(v, out + from);
      return true;
    }
    using Jet = ceres::Jet<double, kParameters>;
    std::array<Jet, kParameters> jets;
    for (int i = 0; i < kParameters; ++i) jets[static_cast<std::size_t>(i)] = Jet(v[i], i);
    std::vector<Jet> with_slopes(static_cast<std::size_t>(others));
    of_others(jets.data(), with_slopes.data());
    Eigen::Map<Jacobian> slopes(jacobian, from + others, kParameters);
    for (int i = 0; i < others; ++i) {
      const Jet& jet = with_slopes[static_cast<std::size_t>(i)];
      out[from + i] = jet.a;
      slopes.row(from + i) = jet.v;
    }
    return true;
  }

 private:
  using Jacobian = Eigen::Matrix<double, Eigen::Dynamic, kParameters>;

  int count_of_points() const {
    return static_cast<int>(seen_.points[0].size() + seen_.points[1].size() + seen_.points[2].size());
  }
  int count_of_others() const {
    return 2 + 2 + 1 + (seen_.hole ? 2 : 0) + 2 * static_cast<int>(seen_.pegs.size());
  }

  template <typename T>
  static std::array<T, 3> radii_of(const T* v) {
    using std::exp;
    const T outer = exp(v[kLogOuter]);
    return {outer * kTypicalRatio[0] * exp(v[kLogInnerRatio]),
            outer * kTypicalRatio[1] * exp(v[kLogMiddleRatio]), outer};
  }

  // Their slopes are written out: they are most of the work.
  void of_points(const double* v, double* out, double* jacobian) const {
    const std::array<double, 3> radii = radii_of(v);
    DistanceToCircle distance(v, unit_);
    Eigen::Map<Jacobian> slopes(jacobian, NumResiduals(), kParameters);
    Eigen::Index row = 0;
    for (std::size_t k = 0; k < radii.size(); ++k) {
      const double share = 1 / std::sqrt(std::max(1.0, static_cast<double>(seen_.points[k].size())));
      const double weight = share * kLossScale / kLineSigma;
      for (const Vec2& p : seen_.points[k]) {
        const double residual = distance.of(p, radii[k]) / kLossScale, less = damped(residual);
        out[row] = weight * less;
        if (jacobian)
          slopes.row(row) = weight * slope_of_damped(residual, less) / kLossScale *
                            slopes_of(distance, k, radii[k]).transpose();
        ++row;
      }
    }
  }

  static Parameters slopes_of(const DistanceToCircle& distance, std::size_t line, double radius) {
    const double by_log_radius = distance.by_circle() * radius;
    Parameters out;
    out << distance.by_plane(), by_log_radius, line == 0 ? by_log_radius : 0, line == 1 ? by_log_radius : 0,
        0;
    return out;
  }

  template <typename T>
  void of_others(const T* v, T* out) const {
    using std::cos, std::sin;
    if (seen_.hole) {
      *out++ = damped(T((v[kCentreX] - seen_.hole->x()) / kHoleSigma));
      *out++ = damped(T((v[kCentreY] - seen_.hole->y()) / kHoleSigma));
    }
    const T inner = radii_of(v)[0];
    for (const SeenPeg& peg : seen_.pegs) {
      const T angle = v[kPegAngle] + 2 * kPi / kPegCount * peg.number;
      const std::array<T, 2> foot = in_image(v, inner * cos(angle), inner * sin(angle));
      *out++ = damped(T((foot[0] - peg.foot.x()) / kPegSigma));
      *out++ = damped(T((foot[1] - peg.foot.y()) / kPegSigma));
    }
    *out++ = v[kPegAngle] - seen_.peg_angle;  // so that it is determined where no peg is seen
    *out++ = v[kHorizonX] / kPerspectiveSigma;
    *out++ = v[kHorizonY] / kPerspectiveSigma;
    *out++ = v[kLogInnerRatio] / kRatioSigma;
    *out++ = v[kLogMiddleRatio] / kRatioSigma;
  }

  // Where a place of the plane lies.
  template <typename T>
  std::array<T, 2> in_image(const T* v, const T& x, const T& y) const {
    using std::exp;
    const T b = y / exp(v[kLogStretch]), a = x - v[kShear] * b;
    const T w = 1.0 - (v[kHorizonX] * a + v[kHorizonY] * b) / unit_;
    return {v[kCentreX] + a / w, v[kCentreY] + b / w};
  }

  const LinesSeen& seen_;
  double unit_;
};

PlaneOfLines unpack(const Parameters& v, double unit) {
  const double outer = std::exp(v[kLogOuter]);
  return {{{v[kCentreX], v[kCentreY]},
           v[kShear],
           std::exp(v[kLogStretch]),
           Vec2(v[kHorizonX], v[kHorizonY]) / unit},
          {outer * kTypicalRatio[0] * std::exp(v[kLogInnerRatio]),
           outer * kTypicalRatio[1] * std::exp(v[kLogMiddleRatio]), outer}};
}

std::optional<Ellipse> ellipse_through(const std::vector<Vec2>& points) {
  std::vector<cv::Point2f> all;
  for (const Vec2& p : points) all.emplace_back(static_cast<float>(p.x()), static_cast<float>(p.y()));
  const cv::RotatedRect box = cv::fitEllipse(all);
  const double first = static_cast<double>(box.size.width) / 2,
               second = static_cast<double>(box.size.height) / 2;
  if (!(first > 1 && second > 1 && first < 1e4 && second < 1e4))
    return std::nullopt;  // not a number included
  return ellipse_of_axes({static_cast<double>(box.center.x), static_cast<double>(box.center.y)}, first,
                         second, radians(static_cast<double>(box.angle)));
}

bool is_seen_by_a_camera(const PlaneOfLines& fit) {
  if (!fit.plane.centre.allFinite() || !std::isfinite(fit.plane.stretch)) return false;
  const auto outer = image_of(fit.plane.plane_from_image().inverse(), {Vec2::Zero(), fit.radii[2]});
  return outer && std::isfinite(outer->semi_major) && outer->semi_major < 1e4;
}

struct Solved {
  PlaneOfLines fit;
  double cost;
};

Solved solved_from(const LinesSeen& seen, const RingPlane& plane, const Ellipse& outer_line) {
  const Vec2 on_line = outer_line.centre + outer_line.semi_major * direction(outer_line.angle);
  const double outer = plane.radial(on_line).radius;
  const Residuals residuals(seen, outer);
  ceres::TinySolver<Residuals> solver;
  solver.options.max_num_iterations = 40;
  Parameters v;
  v << plane.centre.x(), plane.centre.y(), plane.shear, std::log(plane.stretch), plane.horizon.x() * outer,
      plane.horizon.y() * outer, std::log(outer), 0, 0, seen.peg_angle;
  const auto summary = solver.Solve(residuals, &v);
  return {unpack(v, outer), summary.final_cost};
}

}  // namespace

std::optional<PlaneOfLines> fit_plane(const LinesSeen& seen) {
  const auto ellipse = ellipse_through(seen.points[2]);
  if (!ellipse) return std::nullopt;
  std::vector<RingPlane> starts{RingPlane::from(plane_of_single(*ellipse).plane_from_image)};
  if (seen.hole) {
    if (const auto plane = plane_of_circle_about(*ellipse, *seen.hole))
      starts.push_back(RingPlane::from(*plane));
  }
  std::optional<Solved> best;
  for (const RingPlane& start : starts) {
    if (!(start.stretch > 0)) continue;
    Solved solved = solved_from(seen, start, *ellipse);
    if (is_seen_by_a_camera(solved.fit) && (!best || solved.cost < best->cost)) best = solved;
  }
  if (!best) return std::nullopt;
  return best->fit;
}

}  // namespace ringside
