// SPDX-License-Identifier: MIT
#include "imaging/edges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

// Share of pixels whose gradient stays below the upper threshold. On boards with wood grain the lines make up
// 3 to 8 % of the picture; the clip below keeps plain and noisy pictures sane.
constexpr double kQuietShare = 0.88;
// Of the median gradient: noise exceeds it at one pixel in a hundred (its gradients are Rayleigh
// distributed).
constexpr double kAboveNoise = 2.6;
// Of the Sobel response, 4 x grey levels per pixel.
constexpr int kLeastThreshold = 20, kLeastOfFaintest = 8, kMostThreshold = 100;
constexpr double kHysteresis = 0.6;  // lower over upper threshold

constexpr int kAtOnce = cv::v_int16x8::nlanes;  // pixels

// Squares of the lengths of eight gradients.
std::array<cv::v_int32x4, 2> squares(const cv::v_int16x8& x, const cv::v_int16x8& y) {
  cv::v_int16x8 first, second;
  cv::v_zip(x, y, first, second);
  return {cv::v_dotprod(first, first), cv::v_dotprod(second, second)};
}

// Takes another channel's gradients where they are the larger ones. All of one size and continuous.
void keep_larger(const cv::Mat& x, const cv::Mat& y, cv::Mat& best_x, cv::Mat& best_y) {
  const int count = static_cast<int>(x.total());
  CV_Assert(count >= kAtOnce);
  for (int i = 0; i < count; i += kAtOnce) {
    const int from = std::min(i, count - kAtOnce);  // some of the last eight once more
    const auto load = [&](const cv::Mat& values) { return cv::v_load(values.ptr<short>() + from); };
    const cv::v_int16x8 other_x = load(x), other_y = load(y), here_x = load(best_x), here_y = load(best_y);
    const auto others = squares(other_x, other_y), heres = squares(here_x, here_y);
    const cv::v_int16x8 larger = cv::v_pack(others[0] > heres[0], others[1] > heres[1]);
    cv::v_store(best_x.ptr<short>() + from, cv::v_select(larger, other_x, here_x));
    cv::v_store(best_y.ptr<short>() + from, cv::v_select(larger, other_y, here_y));
  }
}

void count_magnitudes(const Gradient& g, std::vector<int>& histogram) {
  const std::size_t last_bin = histogram.size() - 1;
  for (int row = 0; row < g.x.rows; ++row) {
    const auto* x = g.x.ptr<short>(row);
    const auto* y = g.y.ptr<short>(row);
    for (int col = 0; col < g.x.cols; ++col) {
      const auto square = static_cast<float>(x[col] * x[col] + y[col] * y[col]);
      ++histogram[std::min(static_cast<std::size_t>(std::sqrt(square)), last_bin)];
    }
  }
}

// Of some rows of a picture, in the channel in which each pixel's is largest.
void differentiate(const cv::Mat& picture, const cv::Range& rows, Gradient& g) {
  const cv::Range with_neighbours(std::max(rows.start - 1, 0), std::min(rows.end + 1, picture.rows));
  std::array<cv::Mat, 3> channels;
  cv::split(picture.rowRange(with_neighbours), channels);
  const cv::Range own = rows - with_neighbours.start;
  cv::Mat x = g.x.rowRange(rows), y = g.y.rowRange(rows), dx, dy;
  cv::Sobel(channels[0].rowRange(own), x, CV_16S, 1, 0);
  cv::Sobel(channels[0].rowRange(own), y, CV_16S, 0, 1);
  for (std::size_t channel = 1; channel < channels.size(); ++channel) {
    cv::Sobel(channels[channel].rowRange(own), dx, CV_16S, 1, 0);
    cv::Sobel(channels[channel].rowRange(own), dy, CV_16S, 0, 1);
    keep_larger(dx, dy, x, y);
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
  cv::Mat smooth;
  cv::GaussianBlur(bgr, smooth, {}, kTypicalSmoothing);
  Gradient g{cv::Mat(bgr.size(), CV_16S), cv::Mat(bgr.size(), CV_16S), std::vector<int>(2048, 0)};
  for (int row = 0; row < bgr.rows; row += kStrip)
    differentiate(smooth, {row, std::min(row + kStrip, bgr.rows)}, g);
  count_magnitudes(g, g.magnitude_histogram);
  return g;
}

int median_magnitude(const cv::Mat& bgr) {
  constexpr int kRows = 32, kEvery = 256;
  std::vector<int> counts;
  for (int row = 0; row + kRows <= bgr.rows; row += kEvery) {
    const Gradient strip = gradient_of(bgr.rowRange(row, row + kRows).clone());
    counts.resize(strip.magnitude_histogram.size());
    std::transform(counts.begin(), counts.end(), strip.magnitude_histogram.begin(), counts.begin(),
                   std::plus<>());
  }
  return percentile(counts, 0.5);
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
