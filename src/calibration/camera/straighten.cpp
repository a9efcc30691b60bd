// SPDX-License-Identifier: MIT
#include "calibration/camera/straighten.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <string>

#include "calibration/model/calibration_error.h"

namespace ringside {
namespace {

// Rows at a time, so that the map of coordinates stays small beside the picture.
constexpr int kStrip = 64;

cv::Mat2f photo_from_rows(const Lens& lens, int first, int count) {
  cv::Mat2f map(count, lens.width);
  for (int row = 0; row < count; ++row) {
    for (int x = 0; x < lens.width; ++x) {
      const Vec2 p = lens.photo_from_straight({x, first + row});
      map(row, x) = {static_cast<float>(p.x()), static_cast<float>(p.y())};
    }
  }
  return map;
}

// Cubic: with linear interpolation a line between two pixels' centres comes out wider and paler than one on
// a centre, and widths are measured. OpenCV rounds places to 1/32 pixel.
cv::Mat remapped(const cv::Mat& pixels, const Lens& lens) {
  cv::Mat out(pixels.size(), pixels.type());
  const int strips = (pixels.rows + kStrip - 1) / kStrip;
  cv::parallel_for_({0, strips}, [&](const cv::Range& range) {
    for (int strip = range.start; strip < range.end; ++strip) {
      const int first = strip * kStrip, end = std::min(first + kStrip, pixels.rows);
      cv::Mat rows = out.rowRange(first, end);
      cv::remap(pixels, rows, photo_from_rows(lens, first, end - first), cv::noArray(), cv::INTER_CUBIC,
                cv::BORDER_CONSTANT);
    }
  });
  return out;
}

std::string size_text(int width, int height) {
  return std::to_string(width) + " x " + std::to_string(height);
}

}  // namespace

Lens lens_for(int width, int height, const Lens& lens) {
  if (same_shape(lens, width, height)) return resized(lens, width, height);
  throw CalibrationError("the picture has " + size_text(width, height) + " pixels, the lens is for " +
                         size_text(lens.width, lens.height) +
                         "; use whole photos of the same camera, neither cropped nor turned");
}

Photo straighten(const Photo& photo, const Lens& lens) {
  const Lens own = lens_for(photo.width(), photo.height(), lens);
  Photo straight = photo;
  straight.pixels = remapped(photo.pixels, own);
  return straight;
}

}  // namespace ringside
