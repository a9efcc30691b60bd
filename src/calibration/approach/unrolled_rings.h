// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "geometry/ring_plane.h"

namespace ringside {

// A deck cut open along a radius: a row for each angle of the plane, a column for each radius. Radii are
// shares of the outer line's.
struct UnrolledRings {
  cv::Mat values;         // CV_32FC3, blue, green, red levels
  cv::Mat_<uchar> shown;  // 1 where the photo shows it
  double first, step;     // radius of the first column, and from column to column
  double pixel;           // of the copy it was taken from
};

// A photo in which lines are about three pixels wide, or as fine as it is.
struct ShrunkPhoto {
  cv::Mat bgr;
  double scale;  // of it by the photo's
};

ShrunkPhoto shrunk_photo(const cv::Mat& bgr, double outer_radius);

// From inside the inner line to outside the deck's edge. plane, outer_radius: of the full photo.
UnrolledRings unrolled_rings(const ShrunkPhoto& photo, const RingPlane& plane, double outer_radius);

}  // namespace ringside
