// SPDX-License-Identifier: MIT
#include "calibration/lines/line_signal.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/robust.h"
#include "imaging/median_colour.h"

namespace ringside {
namespace {

constexpr int kCrossingsForColour = 120;  // a median of so many is good to a grey level

// The direction in colour in which the line stands out from what lies beside it.
cv::Vec3f line_colour_axis(const cv::Mat& values, const Span& span) {
  cv::Vec3f axis(0, 0, 0);
  std::vector<cv::Vec3f> column;
  const int stride = std::max(1, values.rows / kCrossingsForColour);
  for (int k = span.first; k < span.last; ++k) {
    column.clear();
    for (int row = 0; row < values.rows; row += stride) column.push_back(values.at<cv::Vec3f>(row, k));
    const cv::Vec3f m = median_colour(column);
    if (cv::norm(m) > cv::norm(axis)) axis = m;
  }
  // The line may wander across the columns; realign on the first estimate and take the colour at the peaks.
  constexpr int kRounds = 2;
  for (int round = 0; round < kRounds; ++round) {
    const cv::Mat signal = along_axis(values, unit_vector(axis), 1.2);
    axis = colour_at_peaks(values, signal, span, stride);
  }
  return unit_vector(axis);
}

}  // namespace

Signal line_signal(const cv::Mat& against, const Span& span) {
  const cv::Vec3f axis = line_colour_axis(against, span);
  return {axis, along_axis(against, axis, kProfileSmoothing)};
}

cv::Mat along_axis(const cv::Mat& values, const cv::Vec3f& axis, double smoothing) {
  cv::Mat out;
  cv::transform(values, out, cv::Mat(axis).t());
  cv::GaussianBlur(out, out, {0, 1}, smoothing, 1e-6);
  return out;
}

cv::Vec3f colour_at_peaks(const cv::Mat& values, const cv::Mat& strength, const Span& span, int stride) {
  std::vector<cv::Vec3f> colours;
  for (int row = 0; row < values.rows; row += stride)
    colours.push_back(values.at<cv::Vec3f>(row, peak_index(strength.ptr<float>(row), span)));
  return median_colour(colours);
}

int peak_index(const float* row, const Span& span) {
  return static_cast<int>(std::max_element(row + span.first, row + span.last) - row);
}

float noise_of(const cv::Mat& strength) {
  constexpr double kRounding = 0.3;  // of 8 bits, grey levels
  std::vector<double> off;
  std::vector<float> column;
  for (int k = 0; k < strength.cols; ++k) {
    if (k >= strength.cols / 5 && k < strength.cols - strength.cols / 5) continue;
    column.clear();
    for (int row = 0; row < strength.rows; ++row) column.push_back(strength.at<float>(row, k));
    const float middle = median(column);
    for (const float value : column) off.push_back(static_cast<double>(value - middle));
  }
  return static_cast<float>(std::max(robust_sigma(std::move(off)), kRounding));
}

cv::Vec3f unit_vector(const cv::Vec3f& v) { return v / std::max(cv::norm(v), 1e-6); }

}  // namespace ringside
