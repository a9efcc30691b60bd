// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "geometry/conventions.h"

namespace ringside {

// When the board came to rest, and what had been going on before.
struct RestMoment {
  double seconds = 0;
  long frame = 0;
  std::optional<Vec2> shot_from = {};  // where something began to run over the board by itself
  cv::Mat hand = {};                   // where a hand is now, as MotionWatch::hand
  cv::Mat swept = {};                  // where one was since the last reading
  cv::Mat moved = {};                  // where anything moved lately
  cv::Mat never_seen = {};             // a hand was there at every reading since the board was found
  bool new_place = false;              // the board lies elsewhere than at the last reading
};

}  // namespace ringside
