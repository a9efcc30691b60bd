// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/model/calibration.h"
#include "photo/photo.h"

namespace ringside {

// The board seen straight from above, at one scale for all photos, so that discs have the same size in
// pixels.
struct RectifiedView {
  static constexpr double kPixelsPerMm = 2;  // finer than most photos; a disc is 64 pixels wide

  cv::Mat pixels;  // CV_8UC3, square, board centre in the middle
  Homography view_from_board;
  double mm_per_photo_pixel = 0;  // in the middle of what is shown

  Vec2 to_board(const cv::Point2f& p) const {
    return view_from_board.inverse() * Vec2(static_cast<double>(p.x), static_cast<double>(p.y));
  }
};

// The whole deck and some ditch. Of one calibration and picture size always the same pixels.
RectifiedView rectify(const Photo& photo, const Calibration& calibration);

// A square about one place of the board alone, half_side mm each way, its colour sharpened
// (photo/fine_colour).
RectifiedView rectify_about(const Photo& photo, const Calibration& calibration, const Vec2& centre,
                            double half_side);

}  // namespace ringside
