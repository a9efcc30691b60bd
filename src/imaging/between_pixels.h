// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/core/mat.hpp>

namespace ringside {

// Reads a picture between its pixels, bilinearly and in all channels at once. For inner loops: it remaps no
// places kept in memory, and rounds nothing. Beyond the picture it is as one pixel from its border.
class BetweenPixels {
 public:
  // bgr: CV_8UC3, 3 x 2 pixels at least; must outlive this.
  explicit BetweenPixels(const cv::Mat& bgr)
      : data_(bgr.data),
        step_(bgr.step),
        most_x_(std::nextafter(static_cast<float>(bgr.cols - 2), 0.F)),
        most_y_(std::nextafter(static_cast<float>(bgr.rows - 1), 0.F)) {
    CV_Assert(bgr.type() == CV_8UC3 && bgr.cols > 2 && bgr.rows > 1);
  }

  // Blue, green and red in the first three lanes; the fourth means nothing.
  cv::v_float32x4 operator()(float x, float y) const {
    x = std::min(std::max(0.F, x), most_x_);  // in this order no number becomes 0
    y = std::min(std::max(0.F, y), most_y_);
    const int column = static_cast<int>(x), row = static_cast<int>(y);
    const auto right = cv::v_setall_f32(x - static_cast<float>(column));
    const auto down = cv::v_setall_f32(y - static_cast<float>(row));
    const auto* upper = data_ + static_cast<std::size_t>(row) * step_ + 3 * static_cast<std::size_t>(column);
    const auto above = between(pixel(upper), pixel(upper + 3), right);
    const auto below = between(pixel(upper + step_), pixel(upper + step_ + 3), right);
    return between(above, below, down);
  }

 private:
  // Reads a byte of the next pixel too.
  static cv::v_float32x4 pixel(const unsigned char* at) {
    return cv::v_cvt_f32(cv::v_reinterpret_as_s32(cv::v_load_expand_q(at)));
  }

  static cv::v_float32x4 between(const cv::v_float32x4& from, const cv::v_float32x4& to,
                                 const cv::v_float32x4& share) {
    return from + share * (to - from);
  }

  const unsigned char* data_;
  std::size_t step_;
  float most_x_, most_y_;
};

}  // namespace ringside
