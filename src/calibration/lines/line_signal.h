// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/lines/line_crossings.h"

namespace ringside {

inline constexpr double kProfileSmoothing = 1.0;  // samples: noise of one pixel, far below a line's width

// How strongly each sample of crossings has the line's colour.
struct Signal {
  cv::Vec3f axis;    // the line's colour less what lies beside it, of length 1
  cv::Mat strength;  // CV_32F, a row for each crossing
};

// against: CV_32FC3, each crossing minus the colour beside the line. The colour in which a line stands out is
// found from all crossings together.
Signal line_signal(const cv::Mat& against, const Span& span);

// Components of colours along a direction in colour, smoothed along the rows by so many samples. CV_32F.
cv::Mat along_axis(const cv::Mat& values, const cv::Vec3f& axis, double smoothing);

// Of every stride-th crossing the colour where its signal is strongest within the span: their median.
cv::Vec3f colour_at_peaks(const cv::Mat& values, const cv::Mat& strength, const Span& span, int stride);

// The sample of a row that is strongest within the span.
int peak_index(const float* row, const Span& span);

// 1 sigma of strengths at both ends of the crossings, off what all crossings have there: a line beside this
// one is no noise.
float noise_of(const cv::Mat& strength);

cv::Vec3f unit_vector(const cv::Vec3f& v);

}  // namespace ringside
