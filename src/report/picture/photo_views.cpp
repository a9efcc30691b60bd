// SPDX-License-Identifier: MIT
#include "report/picture/photo_views.h"

#include <functional>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

Vec2 middle_of(const cv::Size& size) { return {(size.width - 1) / 2.0, (size.height - 1) / 2.0}; }

cv::Mat sampled(const cv::Mat& photo, const cv::Size& size,
                const std::function<Vec2(const Vec2&)>& photo_of) {
  cv::Mat x(size, CV_32F), y(size, CV_32F), out;
  for (int row = 0; row < size.height; ++row) {
    for (int column = 0; column < size.width; ++column) {
      const Vec2 p = photo_of({column, row});
      x.at<float>(row, column) = static_cast<float>(p.x());
      y.at<float>(row, column) = static_cast<float>(p.y());
    }
  }
  cv::remap(photo, out, x, y, cv::INTER_CUBIC, cv::BORDER_CONSTANT, cv::Scalar(128, 128, 128));
  return out;
}

}  // namespace

EnlargedView::EnlargedView(const Calibration& calibration, const Vec2& centre, double half_width, int side)
    : pixels_(calibration), side_(side), centre_(pixels_.of_board(centre)) {
  const Vec2 outward = centre.norm() > 0 ? Vec2(centre.normalized()) : Vec2(Vec2::UnitX());
  zoom_ = side / (2 * (pixels_.of_board(centre + half_width * outward) - centre_).norm());
}

Vec2 EnlargedView::of_board(const Vec2& p_board) const {
  return middle_of({side_, side_}) + zoom_ * (pixels_.of_board(p_board) - centre_);
}

cv::Mat EnlargedView::pixels_of(const EvidencePhoto& photo) const {
  const cv::Size size(side_, side_);
  return sampled(photo.pixels, size,
                 [&](const Vec2& p) { return Vec2(centre_ + (p - middle_of(size)) / zoom_); });
}

StraightView::StraightView(const Vec2& centre, const Vec2& up, double px_per_mm, const cv::Size& size)
    : centre_(centre), up_(up), scale_(px_per_mm), size_(size), middle_(middle_of(size)) {}

Vec2 StraightView::of_board(const Vec2& p_board) const {
  const Vec2 d = p_board - centre_;
  return middle_ + scale_ * Vec2(d.dot(right()), -d.dot(up_));
}

Vec2 StraightView::board_of(const Vec2& p_view) const {
  const Vec2 d = (p_view - middle_) / scale_;
  return centre_ + d.x() * right() - d.y() * up_;
}

cv::Mat StraightView::pixels_of(const EvidencePhoto& photo) const {
  const PhotoPixels pixels(photo.calibration);
  return sampled(photo.pixels, size_, [&](const Vec2& p) { return pixels.of_board(board_of(p)); });
}

cv::Mat StraightView::pixels_of_empty_hole(const Calibration& calibration) const {
  constexpr int kSide = EmptyHolePicture::kSide;
  const std::vector<std::uint8_t>& rgb = calibration.empty_hole.value().rgb;
  cv::Mat bgr;
  cv::cvtColor(cv::Mat(rgb).reshape(3, kSide), bgr, cv::COLOR_RGB2BGR);
  const Vec2& centre = calibration.hole.rim.centre;
  return sampled(bgr, size_, [&](const Vec2& p) {
    const Vec2 d = board_of(p) - centre;
    return Vec2(kSide / 2.0 + d.x(), kSide / 2.0 - d.y());
  });
}

}  // namespace ringside
