// SPDX-License-Identifier: MIT
#include "imaging/debug_sketch.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "imaging/subpixel.h"

namespace ringside {
namespace {

constexpr double kLetters = 0.55;  // of the Hershey font's size
constexpr int kLineHeight = 22;
const cv::Scalar kDark(0, 0, 0);

}  // namespace

Sketch::Sketch(const cv::Mat& bgr, int side)
    : factor_(static_cast<double>(side) / std::max(bgr.cols, bgr.rows)) {
  cv::resize(bgr, pixels_, {}, factor_, factor_, factor_ < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
  pixels_ *= 0.5;
}

Sketch Sketch::window(const cv::Mat& bgr, const Vec2& centre, double half_side, int side) {
  Sketch sketch(centre - Vec2::Constant(half_side), side / (2 * half_side));
  const double pixel = 1 / sketch.factor_;
  const cv::Matx23d image_from_drawn(pixel, 0, sketch.origin_.x() + pixel / 2,  //
                                     0, pixel, sketch.origin_.y() + pixel / 2);
  cv::warpAffine(bgr, sketch.pixels_, image_from_drawn, {side, side},
                 cv::INTER_NEAREST | cv::WARP_INVERSE_MAP);
  return sketch;
}

cv::Point Sketch::drawn(const Vec2& p_image) const {
  return in_sixteenths((p_image - origin_) * factor_ - Vec2::Constant(0.5));
}

void Sketch::curve(const std::vector<Vec2>& p_image, const cv::Scalar& colour, int thickness) {
  std::vector<cv::Point> points;
  for (const Vec2& p : p_image)
    if (drawable(p)) points.push_back(drawn(p));
  cv::polylines(pixels_, points, false, colour, thickness, cv::LINE_AA, kSubpixelShift);
}

void Sketch::dot(const Vec2& p_image, const cv::Scalar& colour, int radius) {
  if (!drawable(p_image)) return;
  cv::circle(pixels_, drawn(p_image), radius << kSubpixelShift, colour, cv::FILLED, cv::LINE_AA,
             kSubpixelShift);
}

void Sketch::arrow(const Vec2& from_image, const Vec2& to_image, const cv::Scalar& colour) {
  if (!drawable(from_image) || !drawable(to_image)) return;
  constexpr double kTip = 0.05;
  cv::arrowedLine(pixels_, drawn(from_image), drawn(to_image), colour, 2, cv::LINE_AA, kSubpixelShift, kTip);
}

void Sketch::write(const std::string& words, const cv::Point& at, const cv::Scalar& colour) {
  constexpr int kRim = 3;
  cv::putText(pixels_, words, at, cv::FONT_HERSHEY_SIMPLEX, kLetters, kDark, 1 + kRim, cv::LINE_AA);
  cv::putText(pixels_, words, at, cv::FONT_HERSHEY_SIMPLEX, kLetters, colour, 1, cv::LINE_AA);
}

void Sketch::label(const std::string& words, const Vec2& p_image, const cv::Scalar& colour) {
  if (!drawable(p_image)) return;
  const cv::Point at = drawn(p_image);
  write(words, {at.x >> kSubpixelShift, at.y >> kSubpixelShift}, colour);
}

void Sketch::caption(const std::string& words, const cv::Scalar& colour) {
  write(words, {8, ++captions_ * kLineHeight}, colour);
}

cv::Mat with_windows(const Sketch& sketch, const std::vector<Sketch>& windows) {
  cv::Mat all = sketch.pixels().clone(), row;
  if (windows.empty()) return all;
  std::vector<cv::Mat> pieces;
  for (const Sketch& window : windows) pieces.push_back(window.pixels());
  cv::hconcat(pieces, row);
  const int width = std::max(all.cols, row.cols);
  cv::copyMakeBorder(all, all, 0, 0, 0, width - all.cols, cv::BORDER_CONSTANT);
  cv::copyMakeBorder(row, row, 0, 0, 0, width - row.cols, cv::BORDER_CONSTANT);
  cv::vconcat(all, row, all);
  return all;
}

}  // namespace ringside
