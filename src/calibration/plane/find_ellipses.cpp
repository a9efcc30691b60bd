// SPDX-License-Identifier: MIT
#include "calibration/plane/find_ellipses.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <opencv2/ximgproc/edge_drawing.hpp>
#include <optional>

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

Ellipse ellipse_through(const std::vector<cv::Point>& points) {
  const cv::RotatedRect box = cv::fitEllipseDirect(points);
  return ellipse_of_axes({box.center.x, box.center.y}, box.size.width / 2.0, box.size.height / 2.0,
                         radians(box.angle));
}

constexpr double kMostDistance = 1.2;  // pixels: a thinned edge lies within one pixel of its curve

bool lies_on(const std::vector<cv::Point>& contour, const Ellipse& e, const cv::Size& picture) {
  return plausible(e, picture) && median_distance(contour, e) < kMostDistance;
}

std::vector<cv::Point> every_nth(const std::vector<cv::Point>& points, std::size_t most) {
  const std::size_t stride = points.size() / most + 1;
  std::vector<cv::Point> out;
  for (std::size_t i = 0; i < points.size(); i += stride) out.push_back(points[i]);
  return out;
}

// The ellipse of a contour that runs on over something else, a hand or a disc: least median of distances,
// from ellipses through a few of its points. Rousseeuw: Least median of squares regression. Journal of the
// American Statistical Association 79, 1984.
std::optional<Ellipse> ellipse_of_most(const std::vector<cv::Point>& contour, const cv::Size& picture) {
  constexpr int kTries = 60;  // one of 6 good points in 17, were 40 of 100 others, and most meet one
  constexpr int kPoints = 6;
  constexpr std::size_t kMostPoints = 200;
  const std::vector<cv::Point> points = every_nth(contour, kMostPoints);
  cv::RNG random(1);
  std::optional<Ellipse> best;
  double least = kMostDistance;
  for (int i = 0; i < kTries; ++i) {
    std::vector<cv::Point> few;
    for (int k = 0; k < kPoints; ++k)
      few.push_back(points[static_cast<std::size_t>(random.uniform(0, static_cast<int>(points.size())))]);
    const Ellipse e = ellipse_through(few);
    if (!plausible(e, picture)) continue;
    const double distance = median_distance(points, e);
    if (distance >= least) continue;
    least = distance;
    best = e;
  }
  return best;
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
  // Of the picture's long side: so long are the contours of what is as large as a deck.
  constexpr double kLong = 0.5;
  const auto long_contour = static_cast<std::size_t>(kLong * std::max(bgr.cols, bgr.rows));
  std::vector<std::vector<cv::Point>> contours;
  cv::findContours(edge_mask(bgr), contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
  std::vector<Ellipse> ellipses;
  for (const auto& contour : contours) {
    if (contour.size() < kLeastLength) continue;
    const Ellipse e = ellipse_through(contour);
    if (lies_on(contour, e, bgr.size())) {
      ellipses.push_back(e);
    } else if (contour.size() > long_contour) {
      if (const auto most = ellipse_of_most(contour, bgr.size())) ellipses.push_back(*most);
    }
  }
  keep_largest(ellipses);
  return ellipses;
}

}  // namespace ringside
