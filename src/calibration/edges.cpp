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
// Of the median gradient: noise exceeds it at one pixel in a hundred (its gradients are Rayleigh
// distributed).
constexpr double kAboveNoise = 2.6;
// Of the Sobel response, 4 x grey levels per pixel.
constexpr int kLeastThreshold = 20, kLeastOfFaintest = 8, kMostThreshold = 100;
constexpr double kHysteresis = 0.6;  // lower over upper threshold

// Of each pixel of some rows, in the channel in which it is largest.
void keep_strongest(const cv::Mat& dx, const cv::Mat& dy, int first_row, Gradient& g) {
  const std::size_t last_bin = g.magnitude_histogram.size() - 1;
  for (int row = 0; row < dx.rows; ++row) {
    const auto* px = dx.ptr<short>(row);
    const auto* py = dy.ptr<short>(row);
    auto* gx = g.x.ptr<short>(first_row + row);
    auto* gy = g.y.ptr<short>(first_row + row);
    for (int col = 0; col < dx.cols; ++col, px += 3, py += 3) {
      const std::array squares{px[0] * px[0] + py[0] * py[0], px[1] * px[1] + py[1] * py[1],
                               px[2] * px[2] + py[2] * py[2]};
      const int second = squares[1] > squares[0] ? 1 : 0;
      const int best = squares[2] > squares[static_cast<std::size_t>(second)] ? 2 : second;
      gx[col] = px[best];
      gy[col] = py[best];
      const auto square = static_cast<float>(squares[static_cast<std::size_t>(best)]);
      ++g.magnitude_histogram[std::min(static_cast<std::size_t>(std::sqrt(square)), last_bin)];
    }
  }
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

int upper_threshold(const Gradient& g, EdgeStrength strength) {
  const int clear =
      std::clamp(percentile(g.magnitude_histogram, kQuietShare), kLeastThreshold, kMostThreshold);
  if (strength == EdgeStrength::kClear) return clear;
  const double above_noise = kAboveNoise * g.median_magnitude();
  const int least = strength == EdgeStrength::kFaint ? kLeastThreshold : kLeastOfFaintest;
  return std::clamp(static_cast<int>(above_noise), least, clear);
}

}  // namespace

int Gradient::median_magnitude() const { return percentile(magnitude_histogram, 0.5); }

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

Gradient gradient_of(const cv::Mat& bgr) {
  constexpr int kStrip = 32;  // rows at a time: their derivatives stay in the cache
  cv::Mat smooth, dx, dy;
  cv::GaussianBlur(bgr, smooth, {}, kSmoothing);
  Gradient g{cv::Mat(bgr.size(), CV_16S), cv::Mat(bgr.size(), CV_16S), std::vector<int>(2048, 0)};
  for (int row = 0; row < bgr.rows; row += kStrip) {
    const cv::Mat strip = smooth.rowRange(row, std::min(row + kStrip, bgr.rows));  // with its neighbours
    cv::Sobel(strip, dx, CV_16S, 1, 0);
    cv::Sobel(strip, dy, CV_16S, 0, 1);
    keep_strongest(dx, dy, row, g);
  }
  return g;
}

Edges find_edges(const Gradient& g, std::size_t max_points, EdgeStrength strength) {
  const int upper = upper_threshold(g, strength);
  cv::Mat thin;
  cv::Canny(g.x, g.y, thin, kHysteresis * upper, upper, /*L2gradient=*/true);
  std::vector<cv::Point> pixels;
  cv::findNonZero(thin, pixels);
  Edges edges;
  edges.picture = g.x.size();
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
