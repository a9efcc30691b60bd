// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "geometry/ellipse.h"
#include "geometry/homography.h"
#include "photo/photo.h"

namespace ringside {

// The photo along rays outwards from a point on the deck, spread evenly over all directions from +x on.
struct PictureRays {
  Vec2 centre;                // board frame, mm
  double step;                // mm between samples
  std::vector<double> first;  // distance of each ray's first sample from the centre, mm
  std::vector<Vec2> units;    // each ray's direction
  cv::Mat values;             // CV_32FC3, one row per ray; beyond the photo as at its border

  int count() const { return static_cast<int>(first.size()); }
  const Vec2& unit(int ray) const { return units[static_cast<std::size_t>(ray)]; }
  Vec2 at(int ray, double sample) const {
    return centre + (first[static_cast<std::size_t>(ray)] + sample * step) * unit(ray);
  }
};

// first: a ray each.
PictureRays picture_rays(const Photo& photo, const Homography& image_from_board, const Vec2& centre,
                         std::vector<double> first, double step, int samples);

// The same with amounts of light for values (linear_light()), between pixels too: half-way between a black
// and a white one there is half of the light.
PictureRays light_rays(const Photo& photo, const Homography& image_from_board, const Vec2& centre,
                       std::vector<double> first, double step, int samples);

}  // namespace ringside
