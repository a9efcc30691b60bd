// SPDX-License-Identifier: MIT
#include "calibration/approach/ring_responses.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr double kLineWidth = 2.2 / 305, kLeastWidth = 2;  // of the outer line's radius; pixels
constexpr double kClip = 2;                                // robust sigma of a deck's pixels
constexpr double kLeastSigma = 0.3;                        // grey levels, of 8 bits

// The mean over a line less that of the deck on the side of smaller radii. Width in columns.
cv::Mat kernel_from_inside(double width) {
  const int half = static_cast<int>(std::lround((width - 1) / 2)),
            from = static_cast<int>(std::lround(width)),
            to = std::max(from + 1, static_cast<int>(std::lround(2.5 * width)));
  cv::Mat kernel(1, 2 * to + 1, CV_32F, cv::Scalar(0));
  for (int k = -to; k <= half; ++k) {
    float& weight = kernel.at<float>(0, k + to);
    if (k >= -half) weight = 1.0F / static_cast<float>(2 * half + 1);
    if (k < -from) weight = -1.0F / static_cast<float>(to - from);
  }
  return kernel;
}

struct Filtered {
  cv::Mat values;  // CV_32FC3
  cv::Mat shown;
  Eigen::Vector3f clip;
};

Eigen::Vector3f clip_of(const cv::Mat& values, const cv::Mat& shown) {
  constexpr int kStride = 7;  // of samples: neighbours say the same
  Eigen::Vector3f clip;
  for (int c = 0; c < 3; ++c) {
    std::vector<double> some;
    for (int row = 0; row < values.rows; ++row)
      for (int k = row % kStride; k < values.cols; k += kStride)
        if (shown.at<uchar>(row, k)) some.push_back(static_cast<double>(values.at<cv::Vec3f>(row, k)[c]));
    clip[c] = static_cast<float>(kClip * std::max(kLeastSigma, robust_sigma(std::move(some))));
  }
  return clip;
}

Filtered filtered(const UnrolledRings& deck, const cv::Mat& kernel) {
  Filtered out;
  cv::filter2D(deck.values, out.values, CV_32F, kernel, {-1, -1}, 0, cv::BORDER_REPLICATE);
  cv::erode(deck.shown, out.shown, cv::Mat::ones(kernel.size(), CV_8U));
  out.clip = clip_of(out.values, out.shown);
  return out;
}

RingResponse response_at(const Filtered& inside, const Filtered& outside, int row, int column) {
  const auto clipped = [&](const Filtered& filtered) -> Eigen::Vector3f {
    const Eigen::Vector3f value(filtered.values.ptr<float>(row, column));
    return value.cwiseQuotient(filtered.clip).cwiseMax(-1).cwiseMin(1);
  };
  return {clipped(inside), clipped(outside)};
}

}  // namespace

double RingResponse::as_line() const {
  const Eigen::Vector3f both = from_inside() + from_outside();
  const float least = std::min(both.dot(from_inside()), both.dot(from_outside()));
  return least > 0 ? static_cast<double>(least / both.norm() / count()) / std::sqrt(3.0) : 0;
}

double RingResponse::as_border() const {
  return count() > 0
             ? static_cast<double>((from_inside() - from_outside()).norm() / (2 * count())) / std::sqrt(3.0)
             : 0;
}

RingResponses::RingResponses(const UnrolledRings& deck)
    : columns_(deck.values.cols),
      first_(deck.first),
      step_(deck.step),
      sectors_(static_cast<std::size_t>(kSectors * deck.values.cols)) {
  const double width = std::max(kLineWidth, kLeastWidth * deck.pixel) / deck.step;
  const cv::Mat kernel = kernel_from_inside(width);
  cv::Mat mirrored;
  cv::flip(kernel, mirrored, 1);
  const Filtered inside = filtered(deck, kernel), outside = filtered(deck, mirrored);
  for (int row = 0; row < deck.values.rows; ++row) {
    RingResponse* const sector =
        &sectors_[static_cast<std::size_t>(row * kSectors / deck.values.rows * columns_)];
    for (int k = 0; k < columns_; ++k) {
      if (inside.shown.at<uchar>(row, k)) sector[k] += response_at(inside, outside, row, k);
    }
  }
}

}  // namespace ringside
