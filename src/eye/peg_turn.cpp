// SPDX-License-Identifier: MIT
#include "eye/peg_turn.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr int kPegCount = 8;
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
  return out;
}

}  // namespace ringside
