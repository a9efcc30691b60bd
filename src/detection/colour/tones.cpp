// SPDX-License-Identifier: MIT
#include "detection/colour/tones.h"

#include <algorithm>
#include <cmath>

#include "geometry/robust.h"
#include "photo/srgb.h"

namespace ringside {
namespace {

// Of the brightest channel, as shares of all levels. The brightest hundredth of real photos has 245 of 255
// and more, of rendered ones in dim light from 143. The darkest 500th, in shadows and gaps if nowhere else,
// has 54 and less in real photos, in eight of 58 rendered ones 57 to 71, in real ones behind haze from 74.
constexpr double kBrightest = 0.99, kUsualWhite = 200.0 / 255,
                 kLeastWhite = 30.0 / 255;  // less tells no colours
constexpr double kDarkest = 0.002, kUsualBlack = 0.22;

// Each pixel's brightest channel, of some of them.
std::vector<std::uint8_t> brightest_channels(const Photo& photo) {
  constexpr double kSamples = 30000;
  const double pixels = static_cast<double>(photo.width()) * photo.height();
  const int step = std::max(1, static_cast<int>(std::sqrt(pixels / kSamples)));
  std::vector<std::uint8_t> brightest;
  for (int y = 0; y < photo.height(); y += step) {
    const auto* row = photo.pixels.ptr<cv::Vec3b>(y);
    for (int x = 0; x < photo.width(); x += step)
      brightest.push_back(std::max({row[x][0], row[x][1], row[x][2]}));
  }
  return brightest;
}

// White stays where it is.
double above_black(double share, double black) { return std::max(0.0, share - black) / (1 - black); }

}  // namespace

Tones tones_of(const Photo& photo) {
  const auto levels = brightest_channels(photo);
  const auto level = [&](double share) { return quantile(levels, share) / 255.0; };
  Tones tones;
  tones.black = std::max(0.0, level(kDarkest) - kUsualBlack);
  const double white = std::clamp(above_black(level(kBrightest), tones.black), kLeastWhite, kUsualWhite);
  tones.exposure = light_of_level(white) / light_of_level(kUsualWhite);
  return tones;
}

Lab in_usual_tones(const Lab& seen, const Tones& tones) {
  const Vec3 levels =
      levels_of(seen).unaryExpr([&](double share) { return above_black(share, tones.black); });
  return in_full_light(lab_of_shares(levels), tones.exposure);
}

}  // namespace ringside
