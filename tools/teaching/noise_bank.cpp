// SPDX-License-Identifier: MIT
#include "teaching/noise_bank.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside::teaching {
namespace {

constexpr int kStraight = 10, kCathedral = 6, kBurl = 5, kClouds = 6;
constexpr int kSmallest = 2;

cv::Mat1f octave(cv::RNG& random, int across, int along) {
  cv::Mat1f few(std::max(kSmallest, along), std::max(kSmallest, across));
  random.fill(few, cv::RNG::NORMAL, 0, 1);
  // A margin that repeats the other side lets the texture wrap around.
  cv::copyMakeBorder(few, few, 2, 2, 2, 2, cv::BORDER_WRAP);
  const double fx = NoiseBank::kSide / (few.cols - 4.0), fy = NoiseBank::kSide / (few.rows - 4.0);
  cv::Mat1f many;
  const cv::Matx23d from_tile(1 / fx, 0, 2, 0, 1 / fy, 2);
  cv::warpAffine(few, many, from_tile, {NoiseBank::kSide, NoiseBank::kSide},
                 cv::INTER_CUBIC | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  return many;
}

struct Fractal {
  double base, across, along;
  int octaves;
  double decay;
};

cv::Mat1f fractal(cv::RNG& random, const Fractal& shape) {
  cv::Mat1f sum(cv::Mat1f::zeros(NoiseBank::kSide, NoiseBank::kSide));
  double weight = 1, frequency = shape.base;
  for (int i = 0; i < shape.octaves; ++i, weight *= shape.decay, frequency *= 2) {
    sum += weight * octave(random, cvRound(frequency * shape.across), cvRound(frequency * shape.along));
  }
  return sum;
}

cv::Mat1f waves(const cv::Mat1f& phase) {
  cv::Mat1f result = phase.clone();
  for (float& value : result) value = std::sin(value);
  return result;
}

// Whole turns from top to bottom, bent by noise.
cv::Mat1f cathedral(cv::RNG& random) {
  const int turns = random.uniform(10, 26);
  cv::Mat1f phase(fractal(random, {2, 0.6, 2, 3, 0.55}) * random.uniform(3.0, 14.0));
  for (int y = 0; y < phase.rows; ++y) phase.row(y) += 2 * CV_PI * turns * y / phase.rows;
  return cv::Mat1f(waves(phase) + 0.6 * fractal(random, {4, 0.6, 12, 4, 0.55}));
}

}  // namespace

NoiseBank::NoiseBank() {
  cv::RNG random(20261127);
  for (int i = 0; i < kStraight; ++i) {
    add(fractal(random, {2, 0.7, random.uniform(6.0, 14.0), 4, random.uniform(0.5, 0.8)}));
  }
  for (int i = 0; i < kCathedral; ++i) add(cathedral(random));
  for (int i = 0; i < kBurl; ++i) {
    const cv::Mat1f phase(fractal(random, {3, 1, 1, 4, 0.55}) * random.uniform(2.0, 5.0));
    add(cv::Mat1f(waves(phase) + 0.4 * fractal(random, {20, 1, 1, 3, 0.55})));
  }
  for (int i = 0; i < kClouds; ++i) {
    add(fractal(random, {random.uniform(2.0, 9.0), 1, 1, 5, random.uniform(0.4, 0.8)}));
  }
}

void NoiseBank::add(const cv::Mat1f& texture) {
  cv::Scalar mean, sigma;
  cv::meanStdDev(texture, mean, sigma);
  std::vector<cv::Mat1f> levels{cv::Mat1f((texture - mean) / sigma[0])};
  while (static_cast<int>(levels.size()) < kLevels) {
    cv::Mat1f half;
    cv::resize(levels.back(), half, {}, 0.5, 0.5, cv::INTER_AREA);
    levels.push_back(half);
  }
  tiles_.push_back(levels);
}

const NoiseBank& NoiseBank::standard() {
  static const NoiseBank bank;
  return bank;
}

const cv::Mat1f& NoiseBank::tile(int index, int level) const {
  return tiles_.at(static_cast<std::size_t>(index)).at(static_cast<std::size_t>(level));
}

cv::Mat1f NoiseBank::patch(int index, cv::Size size, double share) const {
  const int side = std::clamp(cvRound(kSide * share), 16, kSide);
  cv::Mat1f result;
  cv::resize(tile(index, 0)(cv::Rect(0, 0, side, side)), result, size, 0, 0, cv::INTER_LINEAR);
  return result;
}

}  // namespace ringside::teaching
