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
// Where two thirds of the light are missing a pixel is this much darker, by the gamma of 2.2 that pictures
// have. In the sun of rendered rounds 0.47 to 0.8, in a laboratory's light 0.23.
constexpr double kHard = 0.39;
// Quantile of what is around: a shadow and a dark neighbour may be all the rest.
constexpr double kLit = 0.75;
// The sides on which a round shadow is as long as it gets; by chance a fifth of all directions are as near.
constexpr double kBehindCosine = 0.8;
// Of all resultants together. About shadows it is darker beside the disc that throws them, on the other side.
constexpr double kMajority = 0.5;

std::optional<double> brightness_at(const Photo& photo, const Vec2& p_image) {
  const cv::Point at(cvRound(p_image.x()), cvRound(p_image.y()));
  if (!cv::Rect({}, photo.pixels.size()).contains(at)) return std::nullopt;
  const auto& v = photo.pixels.at<cv::Vec3b>(at);
  return (v[0] + v[1] + v[2]) / 3.0;
}

Vec2 towards(std::size_t side) { return direction(2 * kPi * static_cast<double>(side) / kSides); }

// The share of the brightness that is missing behind a disc, against where most light is around it.
double darkness_behind(const std::vector<double>& around, const Vec2& shadow) {
  const double lit = quantile(around, kLit);
  std::vector<double> behind;
  for (std::size_t side = 0; side < around.size(); ++side)
    if (towards(side).dot(shadow) > kBehindCosine) behind.push_back(around[side]);
  return lit > 0 ? 1 - median(std::move(behind)) / lit : 0;
}

// To where it is darker, and how much.
Vec2 resultant_of(const std::vector<double>& around) {
  Vec2 resultant = Vec2::Zero();
  if (around.empty()) return resultant;
  const double lit = quantile(around, kLit);
  for (std::size_t side = 0; side < around.size() && lit > 0; ++side)
    resultant += std::clamp(1 - around[side] / lit, 0.0, kDeepest) * towards(side);
  return resultant;
}

bool agree(const Vec2& resultant, const Vec2& other) {
  return resultant.dot(other) > kBehindCosine * resultant.norm() * other.norm();
}

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
  Vec2 resultant = Vec2::Zero();
  double total = 0;
  std::size_t discs = 0;
  for (const auto& around : brightness_around_discs) {
    const double usual = median(around);
    if (usual <= 0) continue;
    ++discs;
    for (std::size_t side = 0; side < around.size(); ++side) {
      const double darkness = std::clamp(1 - around[side] / usual, 0.0, kDeepest);
      resultant += darkness * towards(side);
      total += darkness;
    }
  }
  if (discs < kLeastDiscs || resultant.norm() < kLeastAgreement * total || resultant.norm() < 1e-9)
    return std::nullopt;
  return resultant.normalized();
}

std::optional<Lamp> sun_by_shadows(const std::vector<std::vector<double>>& brightness_around_outlines) {
  std::vector<Vec2> resultants;
  for (const auto& around : brightness_around_outlines) resultants.push_back(resultant_of(around));
  double total = 0;
  for (const Vec2& resultant : resultants) total += resultant.norm();
  Vec2 most = Vec2::Zero();
  for (const Vec2& resultant : resultants) {
    Vec2 agreed = Vec2::Zero();
    for (const Vec2& other : resultants)
      if (agree(other, resultant)) agreed += other;
    if (agreed.norm() > most.norm()) most = agreed;
  }
  if (most.norm() <= kMajority * total) return std::nullopt;
  const Vec2 shadow = most.normalized();
  std::vector<double> darkness;
  for (std::size_t i = 0; i < resultants.size(); ++i)
    if (agree(resultants[i], shadow))
      darkness.push_back(darkness_behind(brightness_around_outlines[i], shadow));
  if (darkness.size() < kLeastDiscs) return std::nullopt;
  const Lamp lamp{shadow, median(std::move(darkness))};
  return lamp.darkness > kHard ? std::optional(lamp) : std::nullopt;
}

std::optional<double> shadow_thrown(const std::vector<double>& brightness_around_disc, const Lamp& lamp) {
  if (brightness_around_disc.empty()) return std::nullopt;
  return std::clamp(darkness_behind(brightness_around_disc, lamp.shadow) / lamp.darkness, 0.0, 1.0);
}

}  // namespace ringside
