// SPDX-License-Identifier: MIT
#include "calibration/approach/unrolled_rings.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr int kAngles = 360;
constexpr double kFirst = 0.22, kLast = 1.2;  // of the outer line's radius
constexpr double kSteps = 400;                // of it at most: 0.8 mm
constexpr double kLargest = 450;              // pixels of it in the copy: a line is three wide there
constexpr double kFinestStep = 0.5;           // pixels of the copy

}  // namespace

ShrunkPhoto shrunk_photo(const cv::Mat& bgr, double outer_radius) {
  ShrunkPhoto out{bgr, std::min(1.0, kLargest / outer_radius)};
  if (out.scale < 1) cv::resize(bgr, out.bgr, {}, out.scale, out.scale, cv::INTER_AREA);
  return out;
}

UnrolledRings unrolled_rings(const ShrunkPhoto& photo, const RingPlane& plane, double outer_radius) {
  const cv::Mat& copy = photo.bgr;
  const Homography copy_from_plane = resized_from_original(photo.scale) * plane.plane_from_image().inverse();
  const double pixel = 1 / (outer_radius * photo.scale);
  UnrolledRings out{{}, {}, kFirst, std::max(kFinestStep * pixel, 1 / kSteps), pixel};
  const int count = static_cast<int>((kLast - kFirst) / out.step);
  cv::Mat_<cv::Vec2f> places(kAngles, count);
  out.shown.create(kAngles, count);
  const cv::Rect2d inside(0, 0, copy.cols - 1, copy.rows - 1);
  for (int row = 0; row < kAngles; ++row) {
    const Vec2 outward = outer_radius * direction(2 * kPi * (row + 0.5) / kAngles);
    for (int k = 0; k < count; ++k) {
      const Vec2 p = copy_from_plane * ((out.first + k * out.step) * outward);
      places(row, k) = {static_cast<float>(p.x()), static_cast<float>(p.y())};
      out.shown(row, k) = inside.contains({p.x(), p.y()}) ? 1 : 0;
    }
  }
  cv::remap(copy, out.values, places, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  out.values.convertTo(out.values, CV_32F);
  return out;
}

}  // namespace ringside
