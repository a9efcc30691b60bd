// SPDX-License-Identifier: MIT
#include "clips/developer.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "drawing/noise.h"

namespace ringside::clips {
namespace {

constexpr double kPerLevel = 32;
constexpr int kRoom = 256;  // pixels by which the noise can be shifted

// Nothing to do is not worth a blur.
cv::Mat3f sharpened_if_asked(const cv::Mat3f& picture, double strength) {
  return strength > 0 ? drawing::sharpened(picture, strength) : picture;
}

cv::Mat3f vignette(cv::Size size, double strength) {
  const drawing::Vignette lens(size, strength);
  cv::Mat3f left(size);
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) left(y, x) = cv::Vec3f::all(lens.at(x, y));
  }
  return left;
}

Levels noise_field(cv::Size size, const drawing::CameraEffects& effects) {
  cv::Mat3f field(size.height + kRoom, size.width + kRoom);
  std::uint64_t bits = drawing::mix(effects.seed);
  for (cv::Vec3f& pixel : field) {
    for (int c = 0; c < 3; ++c) {
      bits = drawing::mix(bits);
      pixel[c] = static_cast<float>(effects.noise_sigma * drawing::normal_noise(bits));
    }
  }
  Levels levels;
  sharpened_if_asked(field, effects.sharpening).convertTo(levels, CV_16S, kPerLevel);
  return levels;
}

int reach_of(const drawing::CameraEffects& effects) {
  const double blur = std::ceil(4 * effects.blur_sigma), sharpening = effects.sharpening > 0 ? 4 : 0;
  return static_cast<int>(blur + sharpening) + 1;
}

}  // namespace

Developer::Developer(cv::Size size, const drawing::CameraEffects& effects)
    : effects_(effects),
      reach_(reach_of(effects)),
      vignette_(vignette(size, effects.vignetting)),
      noise_(noise_field(size, effects)) {}

Levels Developer::levels(const cv::Mat3f& light, const cv::Rect& area) const {
  const cv::Rect around =
      cv::Rect(area.x - reach_, area.y - reach_, area.width + 2 * reach_, area.height + 2 * reach_) &
      cv::Rect({}, light.size());
  cv::Mat3f part = light(around).clone();  // a view would let the blur look beyond it
  if (effects_.blur_sigma > 0) cv::GaussianBlur(part, part, cv::Size(), effects_.blur_sigma);
  cv::multiply(part, vignette_(around), part);
  cv::min(part, cv::Scalar::all(1), part);
  cv::pow(part, 1 / effects_.gamma, part);
  part = sharpened_if_asked(part, effects_.sharpening);
  Levels levels;
  part(area - around.tl()).convertTo(levels, CV_16S, 255 * kPerLevel);
  return levels;
}

double Developer::dimmed(double light) const { return std::pow(light, 1 / effects_.gamma); }

cv::Mat3b Developer::picture(const Levels& levels, long frame) const {
  const std::uint64_t bits = drawing::mix(effects_.seed ^ drawing::mix(static_cast<std::uint64_t>(frame)));
  const cv::Point from(static_cast<int>(bits % kRoom), static_cast<int>(bits / kRoom % kRoom));
  Levels sum;
  cv::add(levels, noise_(cv::Rect(from, levels.size())), sum);
  cv::Mat3b picture;
  sum.convertTo(picture, CV_8U, 1 / kPerLevel);
  return picture;
}

}  // namespace ringside::clips
