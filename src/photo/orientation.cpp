// SPDX-License-Identifier: MIT
#include "photo/orientation.h"

#include <opencv2/core.hpp>

namespace ringside {
namespace {

enum FlipCode { kBoth = -1, kUpsideDown = 0, kMirrored = 1 };

cv::Mat flipped(const cv::Mat& picture, FlipCode code) {
  cv::Mat result;
  cv::flip(picture, result, code);
  return result;
}

bool is_on_its_side(int orientation) { return orientation >= 5; }

}  // namespace

cv::Size upright(const cv::Size& stored, int orientation) {
  return is_on_its_side(orientation) ? cv::Size(stored.height, stored.width) : stored;
}

cv::Mat upright(const cv::Mat& stored, int orientation) {
  const cv::Mat picture = is_on_its_side(orientation) ? cv::Mat(stored.t()) : stored;
  switch (orientation) {
    case 2:
    case 6:
      return flipped(picture, kMirrored);
    case 3:
    case 7:
      return flipped(picture, kBoth);
    case 4:
    case 8:
      return flipped(picture, kUpsideDown);
    default:
      return picture;
  }
}

}  // namespace ringside
