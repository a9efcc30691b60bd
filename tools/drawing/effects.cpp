// SPDX-License-Identifier: MIT
#include "drawing/effects.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "drawing/noise.h"

namespace ringside::drawing {
namespace {

double noise_at(int x, int y, int channel, std::uint64_t seed) {
  const auto place = static_cast<std::uint64_t>(y) << 32 | static_cast<std::uint64_t>(x * 3 + channel);
  return normal_noise(mix(mix(seed) ^ place));
}

double encoded_level(float light, double gamma) {
  const double clipped = std::clamp(static_cast<double>(light), 0.0, 1.0);
  return 255 * (gamma == 1 ? clipped : std::pow(clipped, 1 / gamma));
}

// The encoded picture, with noise, in levels of 255.
template <typename Level>
cv::Mat_<cv::Vec<Level, 3>> encoded(const cv::Mat3f& light, const CameraEffects& effects) {
  const Vignette vignette(light.size(), effects.vignetting);
  cv::Mat_<cv::Vec<Level, 3>> picture(light.size());
  cv::parallel_for_(cv::Range(0, light.rows), [&](const cv::Range& rows) {
    for (int y = rows.start; y < rows.end; ++y) {
      for (int x = 0; x < light.cols; ++x) {
        const float left = vignette.at(x, y);
        for (int c = 0; c < 3; ++c) {
          double level = encoded_level(left * light(y, x)[c], effects.gamma);
          if (effects.noise_sigma > 0) level += effects.noise_sigma * noise_at(x, y, c, effects.seed);
          picture(y, x)[c] = cv::saturate_cast<Level>(level);
        }
      }
    }
  });
  return picture;
}

}  // namespace

float Vignette::at(int x, int y) const {
  const double across = 2.0 * x / (size_.width - 1) - 1;
  const double down = 2.0 * y / (size_.height - 1) - 1;
  const double corner = size_.width * size_.width + size_.height * size_.height;
  const double radius2 = std::pow(across * size_.width, 2) + std::pow(down * size_.height, 2);
  return static_cast<float>(1 - strength_ * radius2 / corner);
}

// What the picture has more than its blurred copy is added to it.
cv::Mat3f sharpened(const cv::Mat3f& picture, double strength) {
  constexpr double kSigma = 1;  // pixels, as cameras choose it
  cv::Mat3f blurred, sharp;
  cv::GaussianBlur(picture, blurred, cv::Size(), kSigma);
  cv::addWeighted(picture, 1 + strength, blurred, -strength, 0, sharp);
  return sharp;
}

// As in a camera the noise comes with the light, so that sharpening strengthens it.
cv::Mat3b developed(cv::Mat3f light, const CameraEffects& effects) {
  if (effects.blur_sigma > 0) cv::GaussianBlur(light, light, cv::Size(), effects.blur_sigma);
  if (effects.sharpening <= 0) return encoded<uchar>(light, effects);
  cv::Mat3b picture;
  sharpened(encoded<float>(light, effects), effects.sharpening).convertTo(picture, CV_8U);
  return picture;
}

}  // namespace ringside::drawing
