// SPDX-License-Identifier: MIT
#include "eye/peg_turn.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace ringside {
namespace {

constexpr int kTurns = 64;  // within an eighth of a circle
constexpr float kSeen = 0.2F;

// Along the inner line, kTurns for each peg.
std::array<float, kPegCount * kTurns> heat_around(const cv::Mat& heat, const PlaneOfLines& lines) {
  cv::Mat grown;  // the plane may be a pixel off
  cv::dilate(heat, grown, cv::Mat::ones(3, 3, CV_8U));
  const Homography image_from_plane = lines.plane.plane_from_image().inverse();
  std::array<float, kPegCount * kTurns> out{};
  const cv::Rect all({0, 0}, grown.size());
  for (std::size_t i = 0; i < out.size(); ++i) {
    const Vec2 p =
        image_from_plane * (lines.radii[0] * direction(2 * kPi * static_cast<double>(i) / out.size()));
    const cv::Point pixel(cvRound(p.x()), cvRound(p.y()));
    if (all.contains(pixel)) out[i] = grown.at<float>(pixel);
  }
  return out;
}

// The hottest place about where a peg is expected, to a part of a pixel by the heat beside it.
std::optional<Vec2> foot_near(const cv::Mat& heat, const Vec2& expected, int reach) {
  const cv::Rect all({0, 0}, heat.size());
  const cv::Point middle(cvRound(expected.x()), cvRound(expected.y()));
  const cv::Rect about = cv::Rect(middle.x - reach, middle.y - reach, 2 * reach + 1, 2 * reach + 1) & all;
  if (about.empty()) return std::nullopt;
  cv::Point hottest;
  double most = 0;
  cv::minMaxLoc(heat(about), nullptr, &most, nullptr, &hottest);
  if (most < static_cast<double>(kSeen)) return std::nullopt;
  hottest += about.tl();
  const cv::Rect beside = cv::Rect(hottest.x - 1, hottest.y - 1, 3, 3) & all;
  const cv::Moments moments = cv::moments(heat(beside));
  return Vec2(beside.x + moments.m10 / moments.m00, beside.y + moments.m01 / moments.m00);
}

// As far as a third of the way to the next peg.
std::vector<SeenPeg> feet_near(const cv::Mat& heat, const PlaneOfLines& lines, double angle) {
  const Homography image_from_plane = lines.plane.plane_from_image().inverse();
  std::array<Vec2, kPegCount> expected;
  for (int k = 0; k < kPegCount; ++k)
    expected[static_cast<std::size_t>(k)] =
        image_from_plane * (lines.radii[0] * direction(angle + 2 * kPi * k / kPegCount));
  std::vector<SeenPeg> out;
  for (int k = 0; k < kPegCount; ++k) {
    const Vec2& here = expected[static_cast<std::size_t>(k)];
    const Vec2& next = expected[static_cast<std::size_t>((k + 1) % kPegCount)];
    const int reach = std::clamp(static_cast<int>((next - here).norm() / 3), 1, 4);
    if (const auto foot = foot_near(heat, here, reach)) out.push_back({*foot, k});
  }
  return out;
}

}  // namespace

PegsInMap pegs_in_map(const cv::Mat& heat, const PlaneOfLines& lines) {
  const auto around = heat_around(heat, lines);
  std::array<double, kTurns> mean{};
  for (std::size_t i = 0; i < around.size(); ++i)
    mean[i % kTurns] += static_cast<double>(around[i]) / kPegCount;
  const auto best = static_cast<std::size_t>(std::max_element(mean.begin(), mean.end()) - mean.begin());
  PegsInMap out;
  out.contrast = mean[best] - mean[(best + kTurns / 2) % kTurns];
  out.angle = 2 * kPi * static_cast<double>(best) / static_cast<double>(around.size());
  for (std::size_t i = best; i < around.size(); i += kTurns) out.count += around[i] > kSeen ? 1 : 0;
  out.seen = feet_near(heat, lines, out.angle);
  return out;
}

}  // namespace ringside
