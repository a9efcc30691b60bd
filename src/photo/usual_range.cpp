// SPDX-License-Identifier: MIT
#include "photo/usual_range.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/core.hpp>

#include "photo/srgb.h"

namespace ringside {
namespace {

constexpr double kPaperWhite = 203;  // cd/m2

// In cd/m2 (SMPTE ST 2084, equation 4.1).
double quantizer_light(double share) {
  constexpr double kM1 = 2610.0 / 16384, kM2 = 2523.0 / 4096 * 128;
  constexpr double kC1 = 3424.0 / 4096, kC2 = 2413.0 / 4096 * 32, kC3 = 2392.0 / 4096 * 32;
  const double root = std::pow(share, 1 / kM2);
  return 10000 * std::pow(std::max(root - kC1, 0.0) / (kC2 - kC3 * root), 1 / kM1);
}

// In cd/m2 on a screen of 1000 (ITU-R BT.2100, table 5: the inverse curve, then the screen's gamma of 1.2).
double log_gamma_light(double share) {
  constexpr double kA = 0.17883277, kB = 1 - 4 * kA, kC = 0.55991073;
  const double scene = share <= 0.5 ? share * share / 3 : (std::exp((share - kC) / kA) + kB) / 12;
  return 1000 * std::pow(scene, 1.2);
}

using Lights = std::array<float, 256>;  // of each value, as shares of paper white

Lights lights_of(Transfer transfer) {
  Lights lights{};
  for (std::size_t i = 0; i < lights.size(); ++i) {
    const double share = static_cast<double>(i) / 255;
    const double light =
        transfer == Transfer::kPerceptualQuantizer ? quantizer_light(share) : log_gamma_light(share);
    lights[i] = static_cast<float>(light / kPaperWhite);
  }
  return lights;
}

// ITU-R BT.2407, 2.2; both have the white of D65.
const cv::Matx33f kSrgbOfBt2020(1.6605F, -0.5876F, -0.0728F, -0.1246F, 1.1329F, -0.0083F, -0.0182F, -0.1006F,
                                1.1187F);

std::uint8_t level_of(float light) {
  return cv::saturate_cast<std::uint8_t>(255 * level_of_light(std::clamp(light, 0.0F, 1.0F)));
}

}  // namespace

cv::Mat in_usual_range(const cv::Mat& rgb, Transfer transfer, Primaries primaries) {
  if (transfer == Transfer::kUsual) return rgb;
  const Lights lights = lights_of(transfer);
  cv::Mat shown(rgb.size(), CV_8UC3);
  shown.forEach<cv::Vec3b>([&](cv::Vec3b& pixel, const int* at) {
    const auto& from = rgb.at<cv::Vec3b>(at);
    cv::Vec3f light(lights[from[0]], lights[from[1]], lights[from[2]]);
    if (primaries == Primaries::kBt2020) light = kSrgbOfBt2020 * light;
    pixel = {level_of(light[0]), level_of(light[1]), level_of(light[2])};
  });
  return shown;
}

}  // namespace ringside
