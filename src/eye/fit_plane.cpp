// SPDX-License-Identifier: MIT
#include "eye/fit_plane.h"

#include <ceres/tiny_solver.h>
#include <ceres/tiny_solver_autodiff_function.h>

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

template <typename T>
T damped(const T& residual) {
  using std::abs;
  using std::log;
  using std::sqrt;
  if (abs(residual) < 1e-6) return residual;
  const T root = sqrt(log(1.0 + residual * residual));  // Cauchy
  return residual < 0.0 ? -root : root;
}

class Residuals {
 public:
  Residuals(const LinesSeen& seen, double unit) : seen_(seen), unit_(unit) {}

  int NumResiduals() const {  // NOLINT(readability-identifier-naming): the name that Ceres needs
    std::size_t count = 2 + 2 + 1 + (seen_.hole ? 2 : 0) + 2 * seen_.pegs.size();
    for (const auto& line : seen_.points) count += line.size();
    return static_cast<int>(count);
  }

  template <typename T>
  bool operator()(const T* v, T* out) const {
    using std::cos, std::sin, std::exp;
    const T outer = exp(v[kLogOuter]);
    const std::array<T, 3> radii{outer * kTypicalRatio[0] * exp(v[kLogInnerRatio]),
                                 outer * kTypicalRatio[1] * exp(v[kLogMiddleRatio]), outer};
    for (std::size_t k = 0; k < radii.size(); ++k) {
      const double share = 1 / std::sqrt(std::max(1.0, static_cast<double>(seen_.points[k].size())));
      for (const Vec2& p : seen_.points[k])
        *out++ = share * kLossScale / kLineSigma * damped(T(distance(v, p, radii[k]) / kLossScale));
    }
    if (seen_.hole) {
      *out++ = damped(T((v[kCentreX] - seen_.hole->x()) / kHoleSigma));
      *out++ = damped(T((v[kCentreY] - seen_.hole->y()) / kHoleSigma));
    }
    for (const SeenPeg& peg : seen_.pegs) {
      const T angle = v[kPegAngle] + 2 * kPi / kPegCount * peg.number;
      const std::array<T, 2> foot = in_image(v, radii[0] * cos(angle), radii[0] * sin(angle));
      *out++ = damped(T((foot[0] - peg.foot.x()) / kPegSigma));
      *out++ = damped(T((foot[1] - peg.foot.y()) / kPegSigma));
    }
    *out++ = v[kPegAngle] - seen_.peg_angle;  // so that it is determined where no peg is seen
    *out++ = v[kHorizonX] / kPerspectiveSigma;
    *out++ = v[kHorizonY] / kPerspectiveSigma;
    *out++ = v[kLogInnerRatio] / kRatioSigma;
    *out++ = v[kLogMiddleRatio] / kRatioSigma;
    return true;
  }

 private:
  // In pixels, to first order: see RingPlane::radial().
  template <typename T>
  T distance(const T* v, const Vec2& p, const T& circle) const {
    const T dx = p.x() - v[kCentreX], dy = p.y() - v[kCentreY], stretch = exp(v[kLogStretch]);
    const T hx = v[kHorizonX] / unit_, hy = v[kHorizonY] / unit_;
    const T w = 1.0 + hx * dx + hy * dy;
    const T x = (dx + v[kShear] * dy) / w, y = stretch * dy / w;
    const T radius = sqrt(x * x + y * y + 1e-12);
    const T ux = x / radius, uy = y / radius;
    const T gx = (ux - radius * hx) / w, gy = (v[kShear] * ux + stretch * uy - radius * hy) / w;
    return (radius - circle) / sqrt(gx * gx + gy * gy + 1e-12);
  }

  // Where a place of the plane lies.
  template <typename T>
  std::array<T, 2> in_image(const T* v, const T& x, const T& y) const {
    const T b = y / exp(v[kLogStretch]), a = x - v[kShear] * b;
    const T w = 1.0 - (v[kHorizonX] * a + v[kHorizonY] * b) / unit_;
    return {v[kCentreX] + a / w, v[kCentreY] + b / w};
  }

  const LinesSeen& seen_;
  double unit_;
};

using Parameters = Eigen::Matrix<double, kParameters, 1>;

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
  using Function = ceres::TinySolverAutoDiffFunction<Residuals, Eigen::Dynamic, kParameters>;
  const Function function(residuals);
  ceres::TinySolver<Function> solver;
  solver.options.max_num_iterations = 40;
  Parameters v;
  v << plane.centre.x(), plane.centre.y(), plane.shear, std::log(plane.stretch), plane.horizon.x() * outer,
      plane.horizon.y() * outer, std::log(outer), 0, 0, seen.peg_angle;
  const auto summary = solver.Solve(function, &v);
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
