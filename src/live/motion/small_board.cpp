// SPDX-License-Identifier: MIT
#include "live/motion/small_board.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "imaging/picture_share.h"

namespace ringside {
namespace {

constexpr double kPixel = 2.8;  // mm, wished for
// The rail ends at 1.16 to 1.26 deck radii on the boards measured; discs do not get over it.
constexpr double kRailOverDeck = 1.26, kShownOverDeck = 1.4;

cv::Rect box_of(const Calibration& calibration, double radius, int factor) {
  std::vector<Vec2> circle;
  constexpr int kDirections = 36;
  for (int i = 0; i < kDirections; ++i) circle.emplace_back(radius * direction(2 * kPi * i / kDirections));
  cv::Rect box = box_around(calibration.image_from_board, circle) &
                 cv::Rect(0, 0, calibration.width, calibration.height);
  box.width -= box.width % factor;
  box.height -= box.height % factor;
  return box;
}

}  // namespace

SmallBoard::SmallBoard(const Calibration& calibration) {
  constexpr int kMostFactor = 12;
  factor_ = std::clamp(static_cast<int>(std::lround(kPixel * calibration.pixels_per_mm())), 1, kMostFactor);
  crop_ = box_of(calibration, kShownOverDeck * calibration.deck_radius, factor_);
  size_ = crop_.size() / factor_;
  const Homography crop_from_image = Homography::translation(Vec2(-crop_.x, -crop_.y));
  small_from_board_ = resized_from_original(1.0 / factor_) * crop_from_image * calibration.image_from_board;
  board_from_small_ = small_from_board_.inverse();
  mm_per_pixel_ = 1 / small_from_board_.scale_at(Vec2::Zero());
  deck_ = inside_circle(calibration.deck_radius);
  field_ = inside_circle(calibration.line(LineName::kOuter).radius);
  outside_ = ~inside_circle(kRailOverDeck * calibration.deck_radius);
  cv::rectangle(outside_, cv::Rect({0, 0}, size_), 255, 1);
}

cv::Mat SmallBoard::shrink(const cv::Mat& bgr) const {
  cv::Mat small;
  cv::resize(bgr(crop_), small, size_, 0, 0, cv::INTER_AREA);
  return small;
}

cv::Mat SmallBoard::joined(const cv::Mat& mask) const {
  const int side = 2 * std::max(1, static_cast<int>(std::lround(kJoin / 2 / mm_per_pixel_))) + 1;
  cv::Mat joined;
  cv::dilate(mask, joined, cv::getStructuringElement(cv::MORPH_ELLIPSE, {side, side}));
  return joined;
}

cv::Mat SmallBoard::circle(const Vec2& p_board, double radius) const {
  constexpr int kCorners = 36;
  cv::Mat mask = cv::Mat::zeros(size_, CV_8U);
  std::vector<cv::Point> corners;
  for (int i = 0; i < kCorners; ++i) {
    const Vec2 p = from_board(p_board + radius * direction(2 * kPi * i / kCorners));
    corners.emplace_back(static_cast<int>(std::lround(p.x())), static_cast<int>(std::lround(p.y())));
  }
  cv::fillConvexPoly(mask, corners, 255);
  return mask;
}

cv::Mat SmallBoard::inside_circle(double radius) const {
  cv::Mat mask(size_, CV_8U);
  for (int y = 0; y < size_.height; ++y) {
    for (int x = 0; x < size_.width; ++x)
      mask.at<uchar>(y, x) = to_board(Vec2(x, y)).squaredNorm() < radius * radius ? 255 : 0;
  }
  return mask;
}

}  // namespace ringside
