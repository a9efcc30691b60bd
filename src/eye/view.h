// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "geometry/ellipse.h"

namespace ringside {

// What the network is shown, and what it answers with, pixels.
inline const cv::Size kInputSize(320, 256), kMapSize(160, 128);

// A part of a photo, moved, resized and perhaps drawn out, as the network is shown it.
class View {
 public:
  // Frames: pixels of the input and of the photo.
  explicit View(const Homography& input_from_photo);  // affine

  // As much as fits of a box of the photo (pixels), which may reach beyond it, in the middle.
  static View of_box(const cv::Rect2d& box);

  // The surroundings of a circle seen from aside: its longer axis level, its shorter one drawn out.
  static View drawn_out(const Ellipse& outer_line);

  // What lies about a pixel of this view's input, at another scale.
  View closer(const Vec2& p_input, double scale) const;

  // Where the photo ends it is grey. CV_8UC3 of kInputSize.
  cv::Mat input(const cv::Mat& bgr) const;

  // Which pixels of a map lie in the photo, and not at its very edge. CV_8U of kMapSize, 0 or 255.
  cv::Mat in_photo(const cv::Size& photo) const;

  Homography photo_from_map() const;

 private:
  Homography input_from_photo_;
};

}  // namespace ringside
