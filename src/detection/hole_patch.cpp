// SPDX-License-Identifier: MIT
#include "detection/hole_patch.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "geometry/robust.h"

namespace ringside {
namespace {

// A disc that hangs reaches 24 mm from the hole's centre; numerals begin at 25 mm.
constexpr double kJudgedRadius = 26.5;  // mm
// Grain of the pixels and JPEG: colours less far apart than this are the same in any photo.
constexpr double kLeastNoise = 1.5;
constexpr double kDeckFrom = 24;  // mm: nearly all deck

constexpr double kBlurPx = 0.9;

// Differences of neighbours on the deck: light that changes slowly drops out.
double noise_of(const cv::Mat& lab) {
  const int step = 2;
  const double from = kDeckFrom;
  const cv::Point2d middle((lab.cols - 1) / 2.0, (lab.rows - 1) / 2.0);
  std::vector<double> differences;
  for (int y = 0; y < lab.rows; ++y) {
    for (int x = 0; x + step < lab.cols; ++x) {
      if (std::hypot(x - middle.x, y - middle.y) > from)
        differences.push_back(cv::norm(lab.at<cv::Vec3f>(y, x + step) - lab.at<cv::Vec3f>(y, x)));
    }
  }
  return std::max(kLeastNoise, median(std::move(differences)));
}

}  // namespace

HolePatch hole_patch(const RectifiedView& view, const Vec2& centre,
                     const std::vector<std::vector<Vec2>>& others, double photo_pixels_per_mm) {
  const double scale = RectifiedView::kPixelsPerMm;
  const int half = static_cast<int>(std::lround(kHolePatchHalf * scale));
  const Vec2 middle = view.view_from_board * centre;
  const cv::Point corner(cvRound(middle.x()) - half, cvRound(middle.y()) - half);
  HolePatch patch;
  patch.drawn_size = cv::Size(2 * half, 2 * half);
  patch.drawing_from_board = Homography::translation({-corner.x, -corner.y}) * view.view_from_board;
  cv::Mat fine;
  view.pixels(cv::Rect(corner, patch.drawn_size)).convertTo(fine, CV_32F, 1 / 255.0);
  cv::resize(fine, fine, {}, 1 / scale, 1 / scale, cv::INTER_AREA);
  cv::cvtColor(fine, patch.lab, cv::COLOR_BGR2Lab);
  cv::Mat counts = cv::Mat::zeros(patch.drawn_size, CV_8U);
  cv::circle(counts, {half, half}, cvRound(kJudgedRadius * scale), 1, cv::FILLED);
  for (const auto& other : others) {
    std::vector<cv::Point> corners;
    for (const Vec2& corner_mm : other) {
      const Vec2 p = patch.drawing_from_board * corner_mm;
      corners.emplace_back(cvRound(p.x()), cvRound(p.y()));
    }
    cv::fillConvexPoly(counts, corners, 0);
  }
  cv::resize(counts, counts, patch.lab.size(), 0, 0, cv::INTER_NEAREST);
  cv::findNonZero(counts, patch.pixels);
  const auto count = static_cast<Eigen::Index>(patch.pixels.size());
  patch.colours.resize(count, 3);
  patch.places.resize(count, 2);
  for (Eigen::Index i = 0; i < count; ++i) {
    const cv::Point p = patch.pixels[static_cast<std::size_t>(i)];
    const auto& v = patch.lab.at<cv::Vec3f>(p);
    patch.colours.row(i) << v[0], v[1], v[2];
    patch.places.row(i) << 2.F * static_cast<float>(p.x) / static_cast<float>(patch.lab.cols) - 1,
        2.F * static_cast<float>(p.y) / static_cast<float>(patch.lab.rows) - 1;
  }
  patch.blur = kBlurPx / photo_pixels_per_mm;
  patch.noise = noise_of(patch.lab);
  return patch;
}

}  // namespace ringside
