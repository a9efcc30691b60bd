// SPDX-License-Identifier: MIT
#include "eye/view.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "imaging/picture_share.h"

namespace ringside {
namespace {

Vec2 middle_of_input() { return {kInputSize.width / 2.0 - 0.5, kInputSize.height / 2.0 - 0.5}; }

// A pixel of a map covers two by two of the input.
Homography input_from_map() { return Homography::translation({0.5, 0.5}) * Homography::scaling(2); }

cv::Matx23d affine(const Homography& map) {
  const Mat3& m = map.matrix();
  return {m(0, 0), m(0, 1), m(0, 2), m(1, 0), m(1, 1), m(1, 2)};
}

Homography linear(const Mat2& map) {
  Mat3 m = Mat3::Identity();
  m.topLeftCorner<2, 2>() = map;
  return Homography(m);
}

// The part of a photo that is seen, with a rim of pixels to blend at its edge.
cv::Rect part_seen(const Homography& photo_from_input, const cv::Size& photo) {
  const double right = kInputSize.width, bottom = kInputSize.height;
  const cv::Rect part = box_around(photo_from_input, {{-1, -1}, {right, -1}, {-1, bottom}, {right, bottom}});
  return part & cv::Rect({0, 0}, photo);
}

}  // namespace

View::View(const Homography& input_from_photo) : input_from_photo_(input_from_photo) {}

View View::of_box(const cv::Rect2d& box) {
  const double scale = std::min(kInputSize.width / box.width, kInputSize.height / box.height);
  const Vec2 middle(box.x + box.width / 2 - 0.5, box.y + box.height / 2 - 0.5);
  return View(Homography::translation(middle_of_input()) * Homography::scaling(scale) *
              Homography::translation(-middle));
}

View View::drawn_out(const Ellipse& e) {
  // Axes that the outer line shall have: room for ditch and rim; from far aside these stand before and
  // behind.
  constexpr double kWidth = 320 / 1.42 / 2, kHeight = 256 / 1.75 / 2;
  constexpr double kRoundness = 0.7;  // of the axes: what the network has been shown most of
  constexpr double kMostDrawnOut = 2.4;
  const double drawn = std::clamp(kRoundness * e.semi_major / e.semi_minor, 1.0, kMostDrawnOut);
  const double scale = std::min(kWidth / e.semi_major, kHeight / (e.semi_minor * drawn));
  // Level by the smaller turn: what is up stays up.
  const double angle = std::remainder(e.angle, kPi);
  Mat2 turn;
  turn << std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle);
  const Mat2 map = Vec2(scale, scale * drawn).asDiagonal() * turn;
  return View(Homography::translation(middle_of_input()) * linear(map) * Homography::translation(-e.centre));
}

View View::closer(const Vec2& p_input, double scale) const {
  return View(Homography::translation(middle_of_input()) * Homography::scaling(scale) *
              Homography::translation(-p_input) * input_from_photo_);
}

cv::Mat View::input(const cv::Mat& bgr) const {
  constexpr double kGrey = 114;
  cv::Mat out(kInputSize, CV_8UC3, cv::Scalar::all(kGrey));
  const cv::Rect part = part_seen(input_from_photo_.inverse(), bgr.size());
  if (part.empty()) return out;
  // First averaged down to about the input's scale, so that thin lines stay.
  const double shrink = std::min(1.0, input_from_photo_.scale_at(Vec2::Zero()));
  const cv::Size size(std::max(1, cvRound(part.width * shrink)), std::max(1, cvRound(part.height * shrink)));
  cv::Mat small = bgr(part);
  if (shrink < 1) cv::resize(small, small, size, 0, 0, cv::INTER_AREA);
  const Vec2 factor(static_cast<double>(part.width) / small.cols,
                    static_cast<double>(part.height) / small.rows);
  const Homography part_from_small =
      Homography::translation(factor / 2 - Vec2(0.5, 0.5)) * linear(factor.asDiagonal());
  const Homography input_from_small =
      input_from_photo_ * Homography::translation({part.x, part.y}) * part_from_small;
  cv::warpAffine(small, out, affine(input_from_small), kInputSize, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                 cv::Scalar::all(kGrey));
  return out;
}

cv::Mat View::in_photo(const cv::Size& photo) const {
  cv::Mat out(kMapSize, CV_8U);
  const Homography from_map = photo_from_map();
  const double step = from_map.scale_at(Vec2::Zero());  // pixels of the photo
  for (int y = 0; y < out.rows; ++y) {
    for (int x = 0; x < out.cols; ++x) {
      const Vec2 p = from_map * Vec2(x, y);
      const bool inside =
          p.x() > step && p.y() > step && p.x() < photo.width - 1 - step && p.y() < photo.height - 1 - step;
      out.at<uchar>(y, x) = inside ? 255 : 0;
    }
  }
  return out;
}

Homography View::photo_from_map() const { return input_from_photo_.inverse() * input_from_map(); }

}  // namespace ringside
