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
// from the picture's usual grain and noise, which is the same where grain is strong.
enum class EdgeStrength { kClear, kFaint };

// Canny on the gradient of the channel that changes most at each pixel, so that a red line on a blue board of
// the same brightness counts. max_points thins the result evenly.
Edges find_edges(const cv::Mat& bgr, std::size_t max_points, EdgeStrength strength = EdgeStrength::kClear);

Edges thinned(const Edges& edges, std::size_t max_points);

}  // namespace ringside
