// SPDX-License-Identifier: MIT
#include "calibration/plane/find_ellipses.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <opencv2/ximgproc/edge_drawing.hpp>

#include "geometry/robust.h"
#include "imaging/edges.h"

namespace ringside {
namespace {

constexpr std::size_t kMostEllipses = 70;
constexpr double kLeastAxisShare =
    0.03;  // of the picture's long side: the hole is the smallest circle that matters
constexpr double kLeastAxisRatio = 0.25;  // a circle tilted by 75.5 degrees

bool plausible(const Ellipse& e, const cv::Size& size) {
  return e.semi_minor > kLeastAxisShare * std::max(size.width, size.height) &&
         e.semi_minor > kLeastAxisRatio * e.semi_major &&
         e.semi_major < 2.0 * std::max(size.width, size.height);
}

void keep_largest(std::vector<Ellipse>& ellipses) {
  std::stable_sort(ellipses.begin(), ellipses.end(),
                   [](const Ellipse& p, const Ellipse& q) { return p.semi_major > q.semi_major; });
  if (ellipses.size() > kMostEllipses) ellipses.resize(kMostEllipses);
}

cv::Mat edge_mask(const cv::Mat& bgr) {
  cv::Mat mask = cv::Mat::zeros(bgr.size(), CV_8U);
  for (const cv::Point2f& p : find_edges(gradient_of(bgr), bgr.total()).points)
    mask.at<uchar>(cv::Point(p)) = 255;
  return mask;
}

// Median distance of a contour from an ellipse, pixels (first order).
double median_distance(const std::vector<cv::Point>& contour, const Ellipse& e) {
  std::vector<double> distances;
  distances.reserve(contour.size());
  const Vec2 u = direction(e.angle), v(-u.y(), u.x());
  for (const cv::Point& p : contour) {
    const Vec2 d = Vec2(p.x, p.y) - e.centre;
    const double level = std::hypot(d.dot(u) / e.semi_major, d.dot(v) / e.semi_minor);
    distances.push_back(std::abs(level - 1) * e.semi_minor);
  }
  return median(std::move(distances));
}

}  // namespace

std::vector<Ellipse> ellipses_by_edge_drawing(const cv::Mat& bgr) {
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  const auto detector = cv::ximgproc::createEdgeDrawing();
  detector->detectEdges(grey);
  // OpenCV 4.6: (x, y, radius, 0, 0, 0) for a circle and (x, y, 0, a, b, degrees) for an ellipse.
  std::vector<cv::Vec6d> raw;
  detector->detectEllipses(raw);
  std::vector<Ellipse> ellipses;
  for (const cv::Vec6d& q : raw) {
    const Vec2 centre(q[0], q[1]);
    const Ellipse e =
        q[2] > 0 ? Ellipse{centre, q[2], q[2], 0} : ellipse_of_axes(centre, q[3], q[4], radians(q[5]));
    if (plausible(e, bgr.size())) ellipses.push_back(e);
  }
  keep_largest(ellipses);
  return ellipses;
}

std::vector<Ellipse> ellipses_by_contours(const cv::Mat& bgr) {
  constexpr std::size_t kLeastLength = 40;  // pixels: fewer do not fix an ellipse
  constexpr double kMostDistance = 1.2;     // pixels: a thinned edge lies within one pixel of its curve
  std::vector<std::vector<cv::Point>> contours;
  cv::findContours(edge_mask(bgr), contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
  std::vector<Ellipse> ellipses;
  for (const auto& contour : contours) {
    if (contour.size() < kLeastLength) continue;
    const cv::RotatedRect box = cv::fitEllipseDirect(contour);
    const Ellipse e = ellipse_of_axes({box.center.x, box.center.y}, box.size.width / 2.0,
                                      box.size.height / 2.0, radians(box.angle));
    if (plausible(e, bgr.size()) && median_distance(contour, e) < kMostDistance) ellipses.push_back(e);
  }
  keep_largest(ellipses);
  return ellipses;
}

}  // namespace ringside
