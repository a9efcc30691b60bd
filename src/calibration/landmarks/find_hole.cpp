// SPDX-License-Identifier: MIT
#include "calibration/landmarks/find_hole.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/circle_fit.h"
#include "imaging/median_colour.h"

namespace ringside {
namespace {

// Holes measure 1 1/4 to 1 3/8 inches; measured boards have 15.9 to 19.5 mm, up to 2.5 mm off the lines'
// centre.
constexpr double kSmallestHole = 15.0, kLargestHole = 20.5, kMostOffset = 3.0;  // mm
constexpr double kRadiusStep = 0.25, kOffsetStep = 0.5;                         // mm, of the search
constexpr int kHoleAngles = 72;
constexpr double kSampleStep = 0.25, kRayLength = 28;  // mm along each ray
constexpr int kSamples = static_cast<int>(kRayLength / kSampleStep);
constexpr double kFloorWithin = 9, kDeckBeyond = 24;  // mm: surely hole, surely not
constexpr double kTolerance = 0.5;                    // mm between edge and circle
constexpr double kLeastContrast = 12;                 // grey levels between floor and deck
constexpr double kLeastCoverage = 0.5;

int sample_at(double radius) { return static_cast<int>(radius / kSampleStep); }

// Rays from the centre outwards, CV_32FC3.
cv::Mat rays(const cv::Mat& bgr, const Homography& image_from_board) {
  cv::Mat x(kHoleAngles, kSamples, CV_32F), y(kHoleAngles, kSamples, CV_32F), out;
  for (int i = 0; i < kHoleAngles; ++i) {
    for (int k = 0; k < kSamples; ++k) {
      const Vec2 p = image_from_board * (k * kSampleStep * direction(2 * kPi * i / kHoleAngles));
      x.at<float>(i, k) = static_cast<float>(p.x());
      y.at<float>(i, k) = static_cast<float>(p.y());
    }
  }
  cv::remap(bgr, out, x, y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  out.convertTo(out, CV_32F);
  return out;
}

double slope_at(const float* ray, int k) {
  return static_cast<double>(ray[k + 1]) - static_cast<double>(ray[k - 1]);
}

// For every ray, whether the colour changes from floor to deck near each sample.
using RimMap = std::array<std::array<bool, kSamples>, kHoleAngles>;

RimMap rim_map(const cv::Mat& towards_deck, double contrast) {
  RimMap map{};
  const int near = sample_at(kTolerance);
  for (int i = 0; i < kHoleAngles; ++i) {
    const auto* ray = towards_deck.ptr<float>(i);
    for (int k = 2; k < kSamples - 2; ++k) {
      // A tenth of the whole step within 0.5 mm: a blur of 5 mm would be flatter.
      const double slope = slope_at(ray, k);
      if (slope < 0.1 * contrast || slope < slope_at(ray, k - 1) || slope < slope_at(ray, k + 1)) continue;
      for (int j = std::max(0, k - near); j <= std::min(kSamples - 1, k + near); ++j)
        map[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = true;
    }
  }
  return map;
}

// The directions of all rays, computed once: the search needs them half a million times.
const std::array<Vec2, kHoleAngles>& ray_directions() {
  static const auto directions = [] {
    std::array<Vec2, kHoleAngles> all;
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i] = direction(2 * kPi * static_cast<double>(i) / kHoleAngles);
    return all;
  }();
  return directions;
}
const Vec2& ray_direction(int i) { return ray_directions()[static_cast<std::size_t>(i)]; }

// Where a circle about a point near the centre crosses a ray from the centre, mm along the ray.
double crossing(const Circle& circle, int ray) {
  const double along = circle.centre.dot(ray_direction(ray));
  const double across2 = circle.centre.squaredNorm() - along * along;
  return along + std::sqrt(circle.radius * circle.radius - across2);
}

double coverage(const RimMap& map, const Circle& circle) {
  int hits = 0;
  for (int i = 0; i < kHoleAngles; ++i) {
    const int k = sample_at(crossing(circle, i));
    hits += k < kSamples && map[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)];
  }
  return static_cast<double>(hits) / kHoleAngles;
}

struct Covered {
  Circle circle;
  double coverage;
};

Covered best_covered(const RimMap& map) {
  Covered best{{Vec2::Zero(), kSmallestHole}, 0};
  for (double radius = kSmallestHole; radius <= kLargestHole; radius += kRadiusStep) {
    for (double x = -kMostOffset; x <= kMostOffset; x += kOffsetStep) {
      for (double y = -kMostOffset; y <= kMostOffset; y += kOffsetStep) {
        const double covered = coverage(map, {{x, y}, radius});
        if (covered > best.coverage) best = {{{x, y}, radius}, covered};
      }
    }
  }
  return best;
}

// The steepest place of every ray near a rough circle.
std::vector<Vec2> rim_points(const cv::Mat& towards_deck, const Circle& rough) {
  const int reach = sample_at(2 * kTolerance);
  std::vector<Vec2> points;
  for (int i = 0; i < kHoleAngles; ++i) {
    const auto* ray = towards_deck.ptr<float>(i);
    const int middle = std::clamp(sample_at(crossing(rough, i)), reach + 1, kSamples - reach - 2);
    int best = middle - reach;
    for (int k = best; k <= middle + reach; ++k)
      if (slope_at(ray, k) > slope_at(ray, best)) best = k;
    if (best > middle - reach && best < middle + reach)
      points.emplace_back(best * kSampleStep * ray_direction(i));
  }
  return points;
}

}  // namespace

std::optional<Circle> find_hole(const cv::Mat& bgr, const Homography& image_from_board) {
  const cv::Mat values = rays(bgr, image_from_board);
  const cv::Vec3f floor = median_colour(values.colRange(0, sample_at(kFloorWithin)).clone().reshape(3, 1));
  const cv::Vec3f deck =
      median_colour(values.colRange(sample_at(kDeckBeyond), kSamples).clone().reshape(3, 1));
  const double contrast = cv::norm(deck - floor);
  if (contrast < kLeastContrast) return std::nullopt;
  cv::Mat towards_deck;
  cv::transform(values, towards_deck, cv::Mat((deck - floor) / contrast).t());
  cv::GaussianBlur(towards_deck, towards_deck, {0, 1}, 2.0, 1e-6);
  const Covered rough = best_covered(rim_map(towards_deck, contrast));
  if (rough.coverage < kLeastCoverage) return std::nullopt;
  const auto rim = fit_circle(rim_points(towards_deck, rough.circle));
  const bool agrees = rim && (rim->centre - rough.circle.centre).norm() < kMostOffset &&
                      std::abs(rim->radius - rough.circle.radius) < kMostOffset;
  return agrees ? *rim : rough.circle;
}

}  // namespace ringside
