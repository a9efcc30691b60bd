// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/matx.hpp>
#include <optional>
#include <vector>

#include "calibration/calibration.h"
#include "geometry/disc_outline.h"
#include "photo/photo.h"

namespace ringside {

// The picture of a disc along rays from its middle, by which poses are compared: how much of it does a disc
// that lies there leave unexplained? Each ray runs over the face, whose colour is known, the side, which
// light gives any colour, and the deck or a shadow on it, which have any other. Unlike an outline fit this
// notices deck under what is to be a face, and a face where deck is to be.
class DiscRays {
 public:
  // base: about where it lies, to a few millimetres. shadow: where the lamp throws shadows, if that is known;
  // see cast_shadow.h.
  DiscRays(const Photo& photo, const Calibration& calibration, const DiscShape& shape, const Vec2& base,
           const std::optional<Vec2>& shadow);

  // 0 when a disc lying there explains everything, towards 1 when it explains nothing.
  double unexplained(const Vec2& base) const;

 private:
  struct Sample {
    Vec2 at;            // board frame, mm
    cv::Vec3f to_face;  // its colour less that of the face
  };

  // What face, side and deck have to be told apart.
  struct Ray {
    std::vector<Sample> samples;
    // How firmly the side is taken to look like the face, as if so many mm of it had been seen to.
    double lit;
  };

  double unexplained(const Ray& ray, const DiscOutline<double>& outline, const Circle& face) const;

  DiscShape shape_;
  Vec3 camera_;
  double step_;      // mm
  double softness_;  // mm: half the width of an edge's blur
  double noise2_;    // variance of the face's colour
  std::vector<Ray> rays_;
};

}  // namespace ringside
