// SPDX-License-Identifier: MIT
#include "calibration/plane/hole_places.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "geometry/concentric.h"

namespace ringside {
namespace {

// The deck is looked at so large, by an affine map: near the middle a circle stays nearly one.
constexpr double kDeckRadius = 200;  // samples
constexpr double kHole = 0.054;      // of the deck's radius: measured boards have 0.048 to 0.060
constexpr double kWithin = 0.8, kFrom = 1.35, kTo = 2.2;  // of the hole's: surely hole, surely deck
// Perspective moves the middle of a deck by its radius over the camera's distance, times the sine of the
// tilt.
constexpr double kReach = 0.4;
constexpr double kLeastLevels = 3;  // grey levels: spread below which a deck counts as even
constexpr std::size_t kMostPlaces = 5;

// half: of the mask's side.
cv::Mat ring_mask(double inner, double outer, int half) {
  cv::Mat mask(2 * half + 1, 2 * half + 1, CV_32F, cv::Scalar(0));
  for (int y = -half; y <= half; ++y) {
    for (int x = -half; x <= half; ++x) {
      const double radius = std::hypot(x, y);
      if (radius >= inner && radius <= outer) mask.at<float>(y + half, x + half) = 1;
    }
  }
  return mask / cv::sum(mask)[0];
}

cv::Mat mean_over(const cv::Mat& values, const cv::Mat& mask) {
  cv::Mat out;
  cv::filter2D(values, out, CV_32F, mask);
  return out;
}

// The middle of the deck, from the affine map that makes its edge a circle.
cv::Mat middle_of(const cv::Mat& bgr, const Homography& image_from_samples, int half) {
  cv::Mat_<cv::Vec2f> places(2 * half + 1, 2 * half + 1);
  for (int y = -half; y <= half; ++y) {
    for (int x = -half; x <= half; ++x) {
      const Vec2 p = image_from_samples * Vec2(x, y);
      places(y + half, x + half) = {static_cast<float>(p.x()), static_cast<float>(p.y())};
    }
  }
  cv::Mat out;
  cv::remap(bgr, out, places, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  out.convertTo(out, CV_32F);
  return out;
}

// Of each place: how far what lies within a hole's rim there is from what lies about it, over the spread of
// both.
cv::Mat contrast_of_holes(const cv::Mat& values) {
  const double hole = kHole * kDeckRadius;
  const int half = static_cast<int>(std::ceil(kTo * hole));
  const cv::Mat within = ring_mask(0, kWithin * hole, half),
                about = ring_mask(kFrom * hole, kTo * hole, half);
  cv::Mat squares;  // of all channels
  cv::transform(values.mul(values), squares, cv::Matx13f(1, 1, 1));
  const cv::Mat inside = mean_over(values, within), outside = mean_over(values, about);
  squares = mean_over(squares, within + about);
  cv::Mat out(values.size(), CV_32F);
  for (int y = 0; y < out.rows; ++y) {
    for (int x = 0; x < out.cols; ++x) {
      const auto &in = inside.at<cv::Vec3f>(y, x), &beside = outside.at<cv::Vec3f>(y, x);
      const float spread = squares.at<float>(y, x) - in.dot(in) - beside.dot(beside);
      const double variance = static_cast<double>(spread) + kLeastLevels * kLeastLevels;
      out.at<float>(y, x) = static_cast<float>(cv::norm(in - beside) / std::sqrt(variance));
    }
  }
  return out;
}

}  // namespace

std::vector<Vec2> hole_places(const cv::Mat& bgr, const Ellipse& deck_edge) {
  const Homography plane_from_image = plane_of_single(deck_edge).plane_from_image;
  const Vec2 on_edge = deck_edge.centre + deck_edge.semi_major * direction(deck_edge.angle);
  const double radius = (plane_from_image * on_edge).norm();
  const Homography image_from_samples =
      plane_from_image.inverse() * Homography::scaling(radius / kDeckRadius);
  const int half = static_cast<int>(kReach * kDeckRadius), apart = static_cast<int>(kHole * kDeckRadius);
  cv::Mat contrast = contrast_of_holes(middle_of(bgr, image_from_samples, half));
  std::vector<Vec2> places;
  while (places.size() < kMostPlaces) {
    cv::Point best;
    double value = 0;
    cv::minMaxLoc(contrast, nullptr, &value, nullptr, &best);
    if (value <= 1) break;  // no more than the spread itself
    places.emplace_back(image_from_samples * Vec2(best.x - half, best.y - half));
    cv::circle(contrast, best, apart, cv::Scalar(0), cv::FILLED);
  }
  return places;
}

}  // namespace ringside
