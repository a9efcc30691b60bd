// SPDX-License-Identifier: MIT
#include "teaching/paint.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside::teaching {
namespace {

float clamped(double level) { return static_cast<float>(std::clamp(level, 0.0, 255.0)); }

}  // namespace

Paint grey(double level) { return {clamped(level), clamped(level), clamped(level)}; }

Paint wood(Dice& dice) {
  const auto& tone = dice.pick(std::vector<Paint>{{165, 205, 232},
                                                  {150, 195, 228},
                                                  {190, 218, 235},
                                                  {120, 175, 215},
                                                  {90, 145, 200},
                                                  {60, 110, 170},
                                                  {60, 90, 130},
                                                  {45, 70, 105},
                                                  {40, 55, 85},
                                                  {70, 120, 190},
                                                  {100, 160, 220},
                                                  {150, 175, 190},
                                                  {80, 170, 215},
                                                  {160, 200, 240},
                                                  {70, 150, 205}});
  return nearly(dice, tone, 18);
}

Paint skin(Dice& dice) {
  const auto& tone = dice.pick(std::vector<Paint>{
      {140, 165, 215}, {120, 150, 205}, {90, 120, 175}, {60, 85, 130}, {160, 180, 225}, {110, 130, 190}});
  return nearly(dice, tone, 15);
}

Paint coloured(Dice& dice, Span saturation, Span value) {
  const cv::Vec3b hsv{cv::saturate_cast<uchar>(dice.count(0, 179)),
                      cv::saturate_cast<uchar>(dice.between(saturation.low, saturation.high)),
                      cv::saturate_cast<uchar>(dice.between(value.low, value.high))};
  cv::Mat3b one(1, 1, hsv);
  cv::cvtColor(one, one, cv::COLOR_HSV2BGR);
  return Paint(one(0, 0));
}

Paint nearly(Dice& dice, const Paint& paint, double spread) {
  Paint near;
  for (int i = 0; i < 3; ++i)
    near[i] = clamped(static_cast<double>(paint[i]) + dice.between(-spread, spread));
  return near;
}

Paint shaded(const Paint& paint, double factor) {
  Paint result;
  for (int i = 0; i < 3; ++i) result[i] = clamped(static_cast<double>(paint[i]) * factor);
  return result;
}

cv::Scalar scalar(const Paint& paint) {
  return {static_cast<double>(paint[0]), static_cast<double>(paint[1]), static_cast<double>(paint[2])};
}

cv::Vec3b bytes(const Paint& paint) {
  cv::Vec3b result;
  for (int i = 0; i < 3; ++i) result[i] = cv::saturate_cast<uchar>(paint[i]);
  return result;
}

}  // namespace ringside::teaching
