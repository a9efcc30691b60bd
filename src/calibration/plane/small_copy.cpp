// SPDX-License-Identifier: MIT
#include "calibration/plane/small_copy.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "calibration/plane/find_ellipses.h"

namespace ringside {
namespace {

constexpr std::size_t kMostEdges = 20000;

Shrunk resized_for_search(const cv::Mat& bgr, int side) {
  constexpr double kLeast = 1.5, kMost = 3;
  const double factor = std::min(kMost, static_cast<double>(side) / std::max(bgr.cols, bgr.rows));
  if (factor < kLeast) return shrunk(bgr, side);
  Shrunk out{{}, factor};
  cv::resize(bgr, out.pixels, {}, factor, factor, cv::INTER_CUBIC);
  return out;
}

}  // namespace

SmallCopy::SmallCopy(const cv::Mat& bgr, int side) : copy_(resized_for_search(bgr, side)) {}

double SmallCopy::side() const { return std::max(copy_.pixels.cols, copy_.pixels.rows); }

const Edges& SmallCopy::edges() {
  if (!edges_) edges_ = find_edges(gradient_of(copy_.pixels), kMostEdges);
  return *edges_;
}

const std::vector<Ellipse>& SmallCopy::ellipses(bool by_contours) {
  auto& known = ellipses_[by_contours ? 1 : 0];
  if (!known)
    known = by_contours ? ellipses_by_contours(copy_.pixels) : ellipses_by_edge_drawing(copy_.pixels);
  return *known;
}

SmallCopy& SearchedPicture::coarse() {
  if (!coarse_) coarse_.emplace(bgr_, kCoarse);
  return *coarse_;
}

}  // namespace ringside
