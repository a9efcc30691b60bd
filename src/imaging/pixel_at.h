// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "geometry/conventions.h"

namespace ringside {

// The pixel nearest to a place; empty where the picture does not show it. CV_8UC3.
inline std::optional<cv::Vec3b> pixel_at(const cv::Mat& bgr, const Vec2& p_image) {
  // Beyond an int's range rounding may give any pixel.
  if (!(p_image.x() > -1 && p_image.y() > -1 && p_image.x() < bgr.cols && p_image.y() < bgr.rows))
    return std::nullopt;
  const cv::Point pixel(cvRound(p_image.x()), cvRound(p_image.y()));
  if (!cv::Rect(0, 0, bgr.cols, bgr.rows).contains(pixel)) return std::nullopt;
  return bgr.at<cv::Vec3b>(pixel);
}

}  // namespace ringside
