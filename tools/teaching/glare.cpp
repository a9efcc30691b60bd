// SPDX-License-Identifier: MIT
#include "teaching/glare.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside::teaching {
namespace {

constexpr int kGlareShrink = 4;
constexpr int kLeastSide = 8;  // pixels of the canvas: less shows nothing

void add_window(cv::Mat1f& light, Dice& dice) {
  const double w = light.cols, h = light.rows;
  const double x = dice.between(0, w), y = dice.between(0, h);
  const double width = dice.between(0.03, 0.25) * w, height = dice.between(0.1, 0.8) * h;
  const double slant = dice.between(-0.2, 0.2) * width;
  const auto corner = [&](double a, double b) {
    return cv::Point(cvRound(x + a * width + b * slant), cvRound(y + b * height));
  };
  cv::fillConvexPoly(
      light,
      std::vector<cv::Point>{corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)},
      dice.between(0.2, 1));
}

void add_lamp(cv::Mat1f& light, Dice& dice) {
  const cv::Point middle{cvRound(dice.between(0, light.cols)), cvRound(dice.between(0, light.rows))};
  const cv::Size axes{std::max(1, cvRound(dice.between(0.015, 0.3) * light.cols)),
                      std::max(1, cvRound(dice.between(0.02, 0.5) * light.rows))};
  cv::ellipse(light, middle, axes, 0, 0, 360, dice.between(0.3, 1.4), cv::FILLED);
}

}  // namespace

void draw_glare(Canvas& canvas, const cv::Mat1b& deck, cv::Rect box, Dice& dice) {
  if (box.width < kLeastSide || box.height < kLeastSide) return;
  cv::Mat1f light(cv::Mat1f::zeros(box.height / kGlareShrink + 1, box.width / kGlareShrink + 1));
  for (int i = dice.count(1, 4); i > 0; --i) {
    if (dice.chance(0.5)) {
      add_window(light, dice);
    } else {
      add_lamp(light, dice);
    }
  }
  const double softness = dice.pick(std::vector<double>{0.005, 0.012, 0.03, 0.08});
  cv::GaussianBlur(light, light, {}, std::max(0.6, softness * light.cols));
  cv::resize(light, light, box.size());
  light *= dice.between(0.3, 1.3);
  cv::Mat1b strength;
  light.convertTo(strength, CV_8U, 255);
  cv::Mat1b mask(cv::Mat1b::zeros(deck.size()));
  cv::multiply(strength, deck(box), mask(box), 1 / 255.0);
  canvas.lay(cv::Mat3b(deck.size(), bytes(nearly(dice, {245, 245, 245}, 12))), mask, box);
}

}  // namespace ringside::teaching
