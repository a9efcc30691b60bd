// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"
#include "calibration/identify/compare_boards.h"
#include "calibration/identify/locate_board.h"
#include "support/error_message.h"

namespace ringside::test {

// What a person is told; "(no error)" where the photo is taken.
inline doctest::String refusal(const Photo& photo) {
  return error_message<CalibrationError>([&] { calibrate(photo, {}); }).c_str();
}

inline bool is_sure_board(const Photo& photo) {
  const BoardSearch found = locate_board(photo.pixels, {});
  return found.board && is_certain(*found.board);
}

inline Photo photo_of(const cv::Mat3b& pixels) {
  Photo photo;
  photo.pixels = pixels;
  return photo;
}

inline drawing::Viewpoint looking_at(const Vec2& p) {
  drawing::Viewpoint viewpoint = whole_board();
  viewpoint.looked_at = p;
  return viewpoint;
}

}  // namespace ringside::test
