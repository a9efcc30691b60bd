// SPDX-License-Identifier: MIT
#include "calibration/edges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

// Pre-smoothing in pixels: a printed line of one pixel keeps both its edges, sensor noise and JPEG blocks
// lose theirs.
constexpr double kSmoothing = 1.0;
// Share of pixels whose gradient stays below the upper threshold. On boards with wood grain the lines make up
// 3 to 8 % of the picture; the clip below keeps plain and noisy pictures sane.
constexpr double kQuietShare = 0.88;
constexpr int kLeastThreshold = 20, kMostThreshold = 100;  // of the Sobel response, 4 x grey levels per pixel
constexpr double kHysteresis = 0.6;                        // lower over upper threshold

struct Gradient {
  cv::Mat x, y;  // CV_16S
  std::vector<int> magnitude_histogram;
};

Gradient strongest_gradient(const cv::Mat& bgr) {
  cv::Mat smooth, dx, dy;
  cv::GaussianBlur(bgr, smooth, {}, kSmoothing);
  cv::Sobel(smooth, dx, CV_16S, 1, 0);
  cv::Sobel(smooth, dy, CV_16S, 0, 1);
  Gradient g{cv::Mat(bgr.size(), CV_16S), cv::Mat(bgr.size(), CV_16S), std::vector<int>(2048, 0)};
  for (int row = 0; row < bgr.rows; ++row) {
    const auto* px = dx.ptr<cv::Vec3s>(row);
    const auto* py = dy.ptr<cv::Vec3s>(row);
    for (int col = 0; col < bgr.cols; ++col) {
      int best = 0, most = -1;
      for (int c = 0; c < 3; ++c) {
        const int square = px[col][c] * px[col][c] + py[col][c] * py[col][c];
        if (square > most) {
          most = square;
          best = c;
        }
      }
      g.x.at<short>(row, col) = px[col][best];
      g.y.at<short>(row, col) = py[col][best];
      const auto magnitude = static_cast<std::size_t>(std::sqrt(static_cast<float>(most)));
      ++g.magnitude_histogram[std::min<std::size_t>(magnitude, g.magnitude_histogram.size() - 1)];
    }
  }
  return g;
}

int percentile(const std::vector<int>& histogram, double share) {
  const auto total = std::accumulate(histogram.begin(), histogram.end(), std::int64_t{0});
  std::int64_t seen = 0;
  for (std::size_t i = 0; i < histogram.size(); ++i) {
    seen += histogram[i];
    if (static_cast<double>(seen) >= share * static_cast<double>(total)) return static_cast<int>(i);
  }
  return static_cast<int>(histogram.size());
}

}  // namespace

Edges thinned(const Edges& edges, std::size_t max_points) {
  if (edges.size() <= max_points) return edges;
  Edges out;
  out.picture = edges.picture;
  out.points.reserve(max_points);
  out.normals.reserve(max_points);
  for (std::size_t i = 0; i < max_points; ++i) {
    const std::size_t j = i * edges.size() / max_points;
    out.points.push_back(edges.points[j]);
    out.normals.push_back(edges.normals[j]);
  }
  return out;
}

Edges find_edges(const cv::Mat& bgr, std::size_t max_points) {
  const Gradient g = strongest_gradient(bgr);
  const int upper =
      std::clamp(percentile(g.magnitude_histogram, kQuietShare), kLeastThreshold, kMostThreshold);
  cv::Mat thin;
  cv::Canny(g.x, g.y, thin, kHysteresis * upper, upper, /*L2gradient=*/true);
  std::vector<cv::Point> pixels;
  cv::findNonZero(thin, pixels);
  Edges edges;
  edges.picture = bgr.size();
  edges.points.reserve(pixels.size());
  edges.normals.reserve(pixels.size());
  for (const cv::Point& p : pixels) {
    const cv::Point2f gradient(g.x.at<short>(p), g.y.at<short>(p));
    edges.points.emplace_back(p);
    edges.normals.push_back(gradient / std::hypot(gradient.x, gradient.y));
  }
  return thinned(edges, max_points);
}

}  // namespace ringside
