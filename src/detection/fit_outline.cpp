// SPDX-License-Identifier: MIT
#include "detection/fit_outline.h"

#include <ceres/ceres.h>

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/disc_outline.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kRays = 72;
// Half windows (mm) of the rounds: the candidate is good to 2 mm, and shadow edges lie 2 mm and more outside.
constexpr std::array kHalfWindows{3.0, 2.0, 1.5, 1.5};
constexpr double kStepPx = 0.35, kLeastStep = 0.1;  // sampling along a ray: pixels, but no finer than this in mm
constexpr double kSmoothing = 0.22;                 // mm, Gaussian along the ray before its gradient
constexpr double kLeastContrast = 0.3;              // of the median ray's: a weaker edge is no outline
constexpr std::size_t kLeastPoints = 20;            // of kRays
constexpr double kLossMm = 0.15, kLossPx = 0.15;    // Cauchy scale: noise of a sharp outline point, the larger counts
constexpr double kSeenWithin = 0.8;                 // mm between a point and the fit for it to count as seen there
// Points of one outline share shadow and blur: so many count as one independent point.
constexpr double kCorrelatedPoints = 6;
constexpr double kLeastPointSigmaPx = 0.1;

using Outline = DiscOutline<double>;

struct Rays {
  Vec2 centre;
  double step;                // mm
  std::vector<double> first;  // distance of each ray's first sample from the centre, mm
  cv::Mat values;             // CV_32FC3, one row per ray
};

double ray_angle(int i) { return 2 * kPi * i / kRays; }

Rays sample(const cv::Mat& bgr, const Homography& image_from_board, const Outline& outline, double half_window) {
  Rays rays{outline.centre(), 0, {}, {}};
  rays.step = std::max(kLeastStep, kStepPx / image_from_board.scale_at(rays.centre));
  const int count = 2 * static_cast<int>(std::ceil(half_window / rays.step)) + 1;
  cv::Mat x(kRays, count, CV_32F), y(kRays, count, CV_32F);
  for (int i = 0; i < kRays; ++i) {
    const Vec2 u = direction(ray_angle(i));
    rays.first.push_back(outline.reach(u) - (count - 1) / 2.0 * rays.step);
    for (int k = 0; k < count; ++k) {
      const Vec2 p = image_from_board * (rays.centre + (rays.first.back() + k * rays.step) * u);
      x.at<float>(i, k) = static_cast<float>(p.x());
      y.at<float>(i, k) = static_cast<float>(p.y());
    }
  }
  cv::remap(bgr, rays.values, x, y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  rays.values.convertTo(rays.values, CV_32F);
  cv::GaussianBlur(rays.values, rays.values, {0, 1}, std::max(0.6, kSmoothing / rays.step), 1e-6);
  return rays;
}

struct Peak {
  double position;  // samples
  double contrast;
};

// The steepest place of a ray, to a fraction of a sample. Empty when it lies at the window's end.
std::optional<Peak> steepest(const cv::Vec3f* ray, int count) {
  std::vector<double> slope(static_cast<std::size_t>(count), 0.0);
  for (int k = 1; k + 1 < count; ++k) slope[static_cast<std::size_t>(k)] = cv::norm(ray[k + 1] - ray[k - 1]);
  const auto top = std::max_element(slope.begin(), slope.end());
  const auto k = top - slope.begin();
  if (k < 2 || k > count - 3) return std::nullopt;
  const double before = *(top - 1), here = *top, after = *(top + 1);
  const double curvature = before - 2 * here + after;
  const double offset = curvature < -1e-9 ? 0.5 * (before - after) / curvature : 0;
  return Peak{static_cast<double>(k) + std::clamp(offset, -1.0, 1.0), here};
}

// Points of the outline on the deck, mm.
std::vector<Vec2> outline_points(const Rays& rays) {
  std::vector<Vec2> points;
  std::vector<double> contrasts;
  for (int i = 0; i < kRays; ++i) {
    const auto peak = steepest(rays.values.ptr<cv::Vec3f>(i), rays.values.cols);
    if (!peak) continue;
    const double distance = rays.first[static_cast<std::size_t>(i)] + peak->position * rays.step;
    points.push_back(rays.centre + distance * direction(ray_angle(i)));
    contrasts.push_back(peak->contrast);
  }
  if (points.empty()) return points;
  const double least = kLeastContrast * median(contrasts);
  std::size_t i = 0;
  std::erase_if(points, [&](const Vec2&) { return contrasts[i++] < least; });
  return points;
}

struct OutlineResidual {
  Vec2 point;
  const DiscShape& shape;
  const Vec3& camera;

  template <typename T>
  bool operator()(const T* base, const T* radius, T* residual) const {
    const Eigen::Matrix<T, 2, 1> b(base[0], base[1]);
    const DiscOutline<T> outline(b, *radius, shape.height, shape.edge_rounding, camera);
    *residual = outline.signed_distance(point.cast<T>());
    return true;
  }
};

void solve(const std::vector<Vec2>& points, const DiscShape& shape, const Vec3& camera, double loss_scale,
           RadiusMode mode, OutlineFit& fit) {
  ceres::Problem problem;
  auto* loss = new ceres::CauchyLoss(loss_scale);  // owned by the problem
  for (const Vec2& p : points)
    problem.AddResidualBlock(new ceres::AutoDiffCostFunction<OutlineResidual, 1, 2, 1>(
                                 new OutlineResidual{p, shape, camera}),
                             loss, fit.base.data(), &fit.radius);
  if (mode == RadiusMode::kFixed) problem.SetParameterBlockConstant(&fit.radius);
  ceres::Solver::Options options;
  options.linear_solver_type = ceres::DENSE_NORMAL_CHOLESKY;
  options.max_num_iterations = 20;
  options.num_threads = 1;
  options.logging_type = ceres::SILENT;
  ceres::Solver::Summary summary;
  ceres::Solve(options, &problem, &summary);
}

// How well the points lie on the fit, and what that says about its base.
void judge(const std::vector<Vec2>& points, const DiscShape& shape, const Vec3& camera, double px_per_mm,
           OutlineFit& fit) {
  const Outline outline(fit.base, fit.radius, shape.height, shape.edge_rounding, camera);
  std::vector<double> distances;
  Mat2 information = Mat2::Zero();
  int seen = 0;
  for (const Vec2& p : points) {
    distances.push_back(outline.signed_distance(p));
    if (std::abs(distances.back()) > kSeenWithin) continue;
    ++seen;
    const Vec2 normal = (p - outline.centre()).normalized();
    information += normal * normal.transpose();
  }
  fit.residual = robust_sigma(distances);
  fit.coverage = static_cast<double>(seen) / kRays;
  const double point_sigma = std::max(fit.residual, kLeastPointSigmaPx / px_per_mm);
  fit.covariance = kCorrelatedPoints * point_sigma * point_sigma * (information + 1e-6 * Mat2::Identity()).inverse();
}

}  // namespace

std::optional<OutlineFit> fit_outline(const Photo& photo, const Calibration& calibration, const Vec2& start,
                                      const DiscShape& shape, RadiusMode mode) {
  const Vec3& camera = calibration.camera.centre;
  const double px_per_mm = calibration.image_from_board.scale_at(start);
  OutlineFit fit;
  fit.base = start;
  fit.radius = shape.radius;
  std::vector<Vec2> points;
  for (const double half_window : kHalfWindows) {
    const Outline outline(fit.base, fit.radius, shape.height, shape.edge_rounding, camera);
    points = outline_points(sample(photo.pixels, calibration.image_from_board, outline, half_window));
    if (points.size() < kLeastPoints) return std::nullopt;
    solve(points, shape, camera, std::max(kLossMm, kLossPx / px_per_mm), mode, fit);
    // A fit that ran away has lost its disc.
    if (!((fit.base - start).norm() < shape.radius) || !(fit.radius > shape.radius / 2)) return std::nullopt;
  }
  judge(points, shape, camera, px_per_mm, fit);
  return fit;
}

}  // namespace ringside
