// SPDX-License-Identifier: MIT
#include "teaching/canvas.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside::teaching {
namespace {

constexpr int kFractionBits = 4;
constexpr double kFarthest = 4000;  // pixels: OpenCV counts in 16ths of them, in 32 bits

cv::Point fixed_point(const Vec2& p) {
  const auto fixed = [](double v) {
    return cvRound(std::clamp(v, -kFarthest, kFarthest) * (1 << kFractionBits));
  };
  return {fixed(p.x()), fixed(p.y())};
}

cv::Size canvas_size(cv::Size picture, double scale) {
  return {cvRound(picture.width * scale), cvRound(picture.height * scale)};
}

}  // namespace

Canvas::Canvas(cv::Size picture, double scale)
    : picture_(picture), scale_(scale), pixels_(canvas_size(picture, scale), cv::Vec3b(0, 0, 0)) {}

std::vector<cv::Point> Canvas::fixed_points(const Outline& outline) const {
  std::vector<cv::Point> points;
  points.reserve(outline.size());
  for (const Vec2& p : outline) points.push_back(fixed_point(pixel_of(p)));
  return points;
}

void Canvas::fill(const Outline& outline, const Paint& paint) {
  if (outline.size() < 3) return;
  cv::fillPoly(pixels_, std::vector{fixed_points(outline)}, scalar(paint), cv::LINE_AA, kFractionBits);
}

Outline Canvas::fill_hull(const Outline& a, const Outline& b, const Paint& paint) {
  Outline hull = hull_of(a, b);
  fill(hull, paint);
  return hull;
}

void Canvas::fill_ellipse(const Vec2& middle, const Vec2& half_axes, double turn, const Paint& paint) {
  Outline outline;
  for (const Vec2& corner : unit_shape(0, 0)) {
    const Vec2 p = corner.cwiseProduct(half_axes);
    outline.push_back(middle + p.x() * direction(turn) + p.y() * direction(turn + kPi / 2));
  }
  fill(outline, paint);
}

void Canvas::stroke(const Vec2& a, const Vec2& b, double width, const Paint& paint) {
  cv::line(pixels_, fixed_point(pixel_of(a)), fixed_point(pixel_of(b)), scalar(paint),
           std::max(1, cvRound(width * scale_)), cv::LINE_AA, kFractionBits);
}

void Canvas::stroke_around(const Outline& outline, double width, const Paint& paint) {
  cv::polylines(pixels_, std::vector{fixed_points(outline)}, true, scalar(paint),
                std::max(1, cvRound(width * scale_)), cv::LINE_AA, kFractionBits);
}

cv::Mat1b Canvas::mask_of(const Outline& outline) const {
  cv::Mat1b mask(pixels_.size(), uchar{0});
  cv::fillPoly(mask, std::vector{fixed_points(outline)}, 255, cv::LINE_AA, kFractionBits);
  return mask;
}

cv::Rect Canvas::box_of(const Outline& outline) const {
  Vec2 low = Vec2::Constant(kFarthest), high = -low;
  for (const Vec2& p : outline) {
    low = low.cwiseMin(pixel_of(p));
    high = high.cwiseMax(pixel_of(p));
  }
  low = low.cwiseMax(-kFarthest);
  high = high.cwiseMin(kFarthest);
  const cv::Point from(cvFloor(low.x()) - 2, cvFloor(low.y()) - 2),
      to(cvCeil(high.x()) + 3, cvCeil(high.y()) + 3);
  if (to.x <= from.x || to.y <= from.y) return {};
  return cv::Rect(from, to) & cv::Rect({0, 0}, pixels_.size());
}

void Canvas::lay(const cv::Mat3b& other, const cv::Mat1b& mask, cv::Rect box) {
  if (box.empty()) return;
  cv::Mat1f share, rest;
  mask(box).convertTo(share, CV_32F, 1 / 255.0);
  rest = 1.0 - share;
  cv::Mat3b below = pixels_(box);
  cv::Mat3b blended;
  cv::blendLinear(other(box), below, share, rest, blended);
  blended.copyTo(below);
}

cv::Mat3b Canvas::shrunk() const {
  cv::Mat3b picture;
  cv::resize(pixels_, picture, picture_, 0, 0, cv::INTER_AREA);
  return picture;
}

Outline hull_of(const Outline& a, const Outline& b) {
  std::vector<cv::Point2f> points, hull;
  for (const Outline* outline : {&a, &b}) {
    for (const Vec2& p : *outline) points.emplace_back(static_cast<float>(p.x()), static_cast<float>(p.y()));
  }
  cv::convexHull(points, hull);
  Outline result;
  for (const cv::Point2f& p : hull) result.emplace_back(static_cast<double>(p.x), static_cast<double>(p.y));
  return result;
}

}  // namespace ringside::teaching
