// SPDX-License-Identifier: MIT
#include "detection/selection/cast_shadow.h"

#include <algorithm>
#include <array>
#include <opencv2/core.hpp>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kSides = 24;
constexpr std::array kDistances{2.0, 3.5, 5.0};  // mm outside the outline: beyond its blur, inside shadows
constexpr std::size_t kLeastDiscs = 3;
// Share of the darkness that lies on one side: 1 for hard shadows all one way, 0 for what lies about the
// discs by chance. A choice between the two, not a measured spread.
constexpr double kLeastAgreement = 0.4;
// A black neighbour is no deeper shadow than a grey one.
constexpr double kDeepest = 0.5;

std::optional<double> brightness_at(const Photo& photo, const Vec2& p_image) {
  const cv::Point at(cvRound(p_image.x()), cvRound(p_image.y()));
  if (!cv::Rect({}, photo.pixels.size()).contains(at)) return std::nullopt;
  const auto& v = photo.pixels.at<cv::Vec3b>(at);
  return (v[0] + v[1] + v[2]) / 3.0;
}

Vec2 towards(std::size_t side) { return direction(2 * kPi * static_cast<double>(side) / kSides); }

}  // namespace

std::vector<double> brightness_around(const Photo& photo, const Calibration& calibration,
                                      const Circle& outline) {
  std::vector<double> around;
  for (std::size_t side = 0; side < kSides; ++side) {
    double sum = 0;
    for (const double distance : kDistances) {
      const Vec2 p = outline.centre + (outline.radius + distance) * towards(side);
      const auto brightness = brightness_at(photo, calibration.image_from_board * p);
      if (!brightness) return {};
      sum += *brightness / kDistances.size();
    }
    around.push_back(sum);
  }
  return around;
}

std::optional<Vec2> shadow_direction(const std::vector<std::vector<double>>& brightness_around_discs) {
  Vec2 pull = Vec2::Zero();
  double total = 0;
  std::size_t discs = 0;
  for (const auto& around : brightness_around_discs) {
    const double usual = median(around);
    if (usual <= 0) continue;
    ++discs;
    for (std::size_t side = 0; side < around.size(); ++side) {
      const double darkness = std::clamp(1 - around[side] / usual, 0.0, kDeepest);
      pull += darkness * towards(side);
      total += darkness;
    }
  }
  if (discs < kLeastDiscs || pull.norm() < kLeastAgreement * total || pull.norm() < 1e-9) return std::nullopt;
  return pull.normalized();
}

}  // namespace ringside
