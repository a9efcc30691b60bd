// SPDX-License-Identifier: MIT
#include "imaging/shrunk.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

int long_side(const cv::Mat& bgr) { return std::max(bgr.cols, bgr.rows); }

// Every row whose number a factor divides.
cv::Mat thinned_rows(const cv::Mat& bgr, int factor) {
  return {bgr.rows / factor, bgr.cols, bgr.type(), bgr.data, static_cast<std::size_t>(factor) * bgr.step};
}

// Averages whole blocks of pixels, several times faster than OpenCV's averaging by other factors. The few
// columns and rows that fill no block are left out: less than a pixel of the result. Of large blocks two rows
// will do: the mean of 12 pixels and more.
cv::Mat by_whole_factor(const cv::Mat& bgr, int factor) {
  constexpr int kLarge = 6;
  const cv::Size size(bgr.cols / factor, bgr.rows / factor);
  const cv::Mat blocks = bgr(cv::Rect(0, 0, size.width * factor, size.height * factor));
  const bool skip = factor >= kLarge && factor % 2 == 0;
  cv::Mat out;
  cv::resize(skip ? thinned_rows(blocks, factor / 2) : blocks, out, size, 0, 0, cv::INTER_AREA);
  return out;
}

}  // namespace

Shrunk shrunk(const cv::Mat& bgr, int side) {
  if (long_side(bgr) <= side) return {bgr, 1};
  const int whole =
      std::min({long_side(bgr) / side, bgr.cols, bgr.rows});  // a strip may be thinner than a block
  const cv::Mat blocks = whole > 1 ? by_whole_factor(bgr, whole) : bgr;
  const double rest = static_cast<double>(side) / long_side(blocks);
  if (rest >= 1) return {blocks, 1.0 / whole};
  Shrunk out{{}, rest / whole};
  cv::resize(blocks, out.pixels, {}, rest, rest, cv::INTER_AREA);
  return out;
}

}  // namespace ringside
