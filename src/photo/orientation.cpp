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

}  // namespace

cv::Mat upright(const cv::Mat& stored, int orientation) {
  const bool on_its_side = orientation >= 5;
  const cv::Mat picture = on_its_side ? cv::Mat(stored.t()) : stored;
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
