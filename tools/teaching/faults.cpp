// SPDX-License-Identifier: MIT
#include "teaching/faults.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace ringside::teaching {
namespace {

float as_float(double value) { return static_cast<float>(value); }

void shade_by(cv::Mat3f& picture, const cv::Mat1f& light) {
  cv::Mat3f three;
  cv::merge(std::vector<cv::Mat>(3, light), three);
  picture = picture.mul(three);
}

// A soft band or corner of shadow, thrown by who stands before the lamp.
void throw_shadow(cv::Mat3f& picture, Dice& dice) {
  const cv::Size small(40, 32);
  std::vector<cv::Point> points, hull;
  for (int i = 0; i < 4; ++i) points.push_back({dice.count(-8, 48), dice.count(-8, 40)});
  cv::convexHull(points, hull);
  cv::Mat1f light(small, 1.0F);
  cv::fillConvexPoly(light, hull, 1 - dice.between(0.1, 0.6));
  cv::GaussianBlur(light, light, {}, dice.between(0.7, 6));
  cv::resize(light, light, picture.size());
  shade_by(picture, light);
}

void slope_light(cv::Mat3f& picture, Dice& dice) {
  const float right = as_float(dice.between(-0.35, 0.35)), down = as_float(dice.between(-0.35, 0.35));
  const cv::Mat1f corners =
      (cv::Mat1f(2, 2) << 1 - right - down, 1 + right - down, 1 - right + down, 1 + right + down);
  cv::Mat1f light;
  cv::resize(corners, light, picture.size());
  shade_by(picture, light);
}

void cast_colour(cv::Mat3f& picture, Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.45) {
    cv::multiply(picture, cv::Scalar{dice.between(0.7, 1.1), 1, dice.between(0.85, 1.2)}, picture);
  } else if (kind < 0.55) {
    cv::multiply(picture, cv::Scalar{dice.between(0.4, 1.2), dice.between(0.7, 1.1), dice.between(0.6, 1.2)},
                 picture);
  } else if (kind < 0.72) {
    cv::Mat1f grey_picture;
    cv::cvtColor(picture, grey_picture, cv::COLOR_BGR2GRAY);
    cv::Mat3f faded;
    cv::merge(std::vector<cv::Mat>(3, grey_picture), faded);
    const double saturation = kind < 0.59 ? 0 : dice.between(0.3, 1.8);
    picture = faded + (picture - faded) * saturation;
  }
}

void change_tone(cv::Mat3f& picture, Dice& dice) {
  if (dice.chance(0.5)) {
    const double contrast = dice.between(0.6, 1.4), level = 128 + dice.between(-35, 35);
    picture = (picture - cv::Scalar::all(128)) * contrast + cv::Scalar::all(level);
  }
  if (dice.chance(0.25)) {
    picture = cv::min(cv::max(cv::Mat(picture / 255), 0), 1);
    cv::pow(picture, dice.between(0.5, 1.8), picture);
    picture *= 255;
  }
  if (dice.chance(0.24)) picture *= dice.chance(0.5) ? dice.between(1.2, 1.8) : dice.between(0.3, 0.7);
}

void move_camera(cv::Mat3f& picture, Dice& dice) {
  const int size = dice.count(3, 8);
  cv::Mat1f kernel(cv::Mat1f::zeros(size, size));
  const int first = dice.count(0, size - 1), last = dice.count(0, size - 1);
  cv::line(kernel, {0, first}, {size - 1, last}, 1.0);
  if (dice.chance(0.5)) kernel = kernel.t();
  cv::filter2D(picture, picture, -1, kernel / cv::sum(kernel)[0]);
}

void soften_or_sharpen(cv::Mat3f& picture, Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.28) {
    cv::GaussianBlur(picture, picture, {}, dice.between(0.4, 1.4));
  } else if (kind < 0.35) {
    move_camera(picture, dice);
  } else if (kind < 0.5) {
    cv::Mat3f soft;
    cv::GaussianBlur(picture, soft, {}, dice.between(0.7, 2));
    const double strength = dice.between(0.5, 2.5);
    picture = picture * (1 + strength) - soft * strength;
  } else if (kind < 0.58) {  // few pixels, drawn large
    const double factor = dice.between(0.4, 0.8);
    cv::Mat3f few;
    cv::resize(picture, few, {}, factor, factor, cv::INTER_AREA);
    cv::resize(few, picture, picture.size(), 0, 0, dice.chance(0.5) ? cv::INTER_LINEAR : cv::INTER_CUBIC);
  }
}

void add_noise(cv::Mat3f& picture, Dice& dice) {
  cv::RNG random(static_cast<std::uint64_t>(dice.count(1, 1 << 30)));
  const double sigma = dice.between(1, 14);
  if (dice.chance(0.5)) {
    cv::Mat1f grains(picture.size());
    random.fill(grains, cv::RNG::NORMAL, 0, sigma);
    cv::Mat3f same;
    cv::merge(std::vector<cv::Mat>(3, grains), same);
    picture += same;
  } else {
    cv::Mat3f grains(picture.size());
    random.fill(grains, cv::RNG::NORMAL, 0, sigma);
    picture += grains;
  }
}

cv::Mat3b through_jpeg(const cv::Mat3b& picture, Dice& dice) {
  std::vector<uchar> buffer;
  cv::imencode(".jpg", picture, buffer, {cv::IMWRITE_JPEG_QUALITY, dice.count(15, 92)});
  return cv::imdecode(buffer, cv::IMREAD_COLOR);
}

}  // namespace

cv::Mat3b with_faults(const cv::Mat3b& picture, Dice& dice) {
  cv::Mat3f light;
  picture.convertTo(light, CV_32F);
  if (dice.chance(0.3)) throw_shadow(light, dice);
  if (dice.chance(0.4)) slope_light(light, dice);
  cast_colour(light, dice);
  change_tone(light, dice);
  soften_or_sharpen(light, dice);
  if (dice.chance(0.5)) add_noise(light, dice);
  cv::Mat3b result;
  light.convertTo(result, CV_8U);
  if (dice.chance(0.08)) cv::medianBlur(result, result, 3);  // as phones smooth noise away
  if (dice.chance(0.6)) result = through_jpeg(result, dice);
  if (dice.chance(0.15)) result = through_jpeg(result, dice);
  return result;
}

}  // namespace ringside::teaching
