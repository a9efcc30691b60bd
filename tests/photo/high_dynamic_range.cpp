// SPDX-License-Identifier: MIT
#include "photo/high_dynamic_range.h"

#include <cmath>

#include "photo/srgb.h"

namespace ringside::test {
namespace {

constexpr double kPaperWhite = 203;  // cd/m2

// ITU-R BT.2100, table 4.
double quantized(double light) {
  const double root = std::pow(light / 10000, 0.1593017578125);
  return std::pow((0.8359375 + 18.8515625 * root) / (1 + 18.6875 * root), 78.84375);
}

// ITU-R BT.2100, table 5, behind a screen of 1000 cd/m2.
double log_gamma(double light) {
  const double scene = std::pow(light / 1000, 1 / 1.2);
  return scene <= 1.0 / 12 ? std::sqrt(3 * scene)
                           : 0.17883277 * std::log(12 * scene - 0.28466892) + 0.55991073;
}

// ITU-R BT.2087, of linear light.
const cv::Matx33d kBt2020OfSrgb(0.6274, 0.3293, 0.0433, 0.0691, 0.9195, 0.0114, 0.0164, 0.0880, 0.8956);

}  // namespace

cv::Vec3d with_high_range(const cv::Vec3b& rgb, Transfer transfer) {
  const cv::Vec3d light =
      kBt2020OfSrgb * cv::Vec3d(light_of_level(rgb[0] / 255.0), light_of_level(rgb[1] / 255.0),
                                light_of_level(rgb[2] / 255.0));
  const auto stored = transfer == Transfer::kPerceptualQuantizer ? quantized : log_gamma;
  return {stored(kPaperWhite * light[0]), stored(kPaperWhite * light[1]), stored(kPaperWhite * light[2])};
}

}  // namespace ringside::test
