// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <opencv2/core/mat.hpp>
#include <vector>

namespace ringside {

// Thinned edges of a colour picture.
struct Edges {
  cv::Size picture;                 // that they were found in
  std::vector<cv::Point2f> points;  // pixels
  std::vector<cv::Point2f>
      normals;  // unit gradient: towards the brighter side in the channel with most contrast

  std::size_t size() const { return points.size(); }
};

// Which edges count. kClear: the picture's strongest eighth of pixels may be edges. kFaint: what stands out
// from the picture's typical grain and noise, which is the same where grain is strong. kFaintest: that too
// where it is less than a picture as it was taken has by chance; for smoothed ones.
enum class EdgeStrength { kClear, kFaint, kFaintest };

// How a smoothed picture changes at each pixel, in the channel that changes most. So a red line on a blue
// board of the same brightness counts.
struct Gradient {
  cv::Mat x, y;                          // CV_16S; the Sobel response, 4 x grey levels per pixel
  std::vector<int> magnitude_histogram;  // pixels by its length

  int median_magnitude() const;  // grain and noise, as most pixels lie on no edge
};

// A printed line of one pixel keeps both its edges so smoothed, sensor noise and JPEG blocks lose theirs.
// 1 sigma in pixels.
inline constexpr double kTypicalSmoothing = 1.0;

Gradient gradient_of(const cv::Mat& bgr);

// Of the typical gradient, from some strips of the picture.
int median_magnitude(const cv::Mat& bgr);

// Canny. max_points thins the result evenly.
Edges find_edges(const Gradient& gradient, std::size_t max_points,
                 EdgeStrength strength = EdgeStrength::kClear);

Edges thinned(const Edges& edges, std::size_t max_points);

}  // namespace ringside
