// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "drawing/effects.h"

namespace ringside::clips {

// Grey levels in 32nds, without noise.
using Levels = cv::Mat3s;

// What drawing::developed does, for the many frames of a clip: areas that change are developed alone, and
// noise comes out of one field that each frame takes at another place.
class Developer {
 public:
  Developer(cv::Size size, const drawing::CameraEffects& effects);

  // light: the whole picture. Returns the area's levels.
  Levels levels(const cv::Mat3f& light, const cv::Rect& area) const;

  // How far a pixel's light reaches, pixels.
  int reach() const { return reach_; }

  // Share of the levels that is left when all light is dimmed to a share.
  double dimmed(double light) const;

  // The picture as it is recorded.
  cv::Mat3b picture(const Levels& levels, long frame) const;

 private:
  drawing::CameraEffects effects_;
  int reach_;
  cv::Mat3f vignette_;
  Levels noise_;  // larger than the picture by kRoom on each axis
};

}  // namespace ringside::clips
