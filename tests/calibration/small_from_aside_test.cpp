// SPDX-License-Identifier: MIT
// Small boards seen from far aside and cut by the picture: what a search takes for circles there is seen from
// a few millimetres above the deck, from below it, or from nowhere.
#include <doctest/doctest.h>

#include <vector>

#include "calibration/drawn_board.h"
#include "support/error_message.h"

namespace ringside {
namespace {

// By drawing some thousand views. Before hypotheses were checked, each ended in a failed assertion of OpenCV.
const std::vector<drawing::Viewpoint> kViews{
    {.tilt_deg = 83,
     .azimuth_deg = 130,
     .distance = 527,
     .focal_px = 140,
     .width = 190,
     .height = 250,
     .crop_shift = {-36, -9}},
    {.tilt_deg = 84,
     .azimuth_deg = -66,
     .distance = 589,
     .focal_px = 210,
     .width = 210,
     .height = 190,
     .crop_shift = {64, 33}},
    {.tilt_deg = 65,
     .azimuth_deg = 92,
     .distance = 957,
     .focal_px = 130,
     .width = 180,
     .height = 240,
     .crop_shift = {-46, 71}},
    {.tilt_deg = 76,
     .azimuth_deg = 10,
     .distance = 450,
     .focal_px = 80,
     .width = 210,
     .height = 260,
     .crop_shift = {-104, -60}},
    {.tilt_deg = 81,
     .azimuth_deg = -77,
     .distance = 923,
     .focal_px = 330,
     .width = 200,
     .height = 200,
     .crop_shift = {-12, -83}},
};

TEST_CASE("a small board cut by the picture, from far aside, is refused in words for people") {
  for (const drawing::Viewpoint& view : kViews) {
    CAPTURE(view.tilt_deg);
    CAPTURE(view.azimuth_deg);
    const Photo photo = test::draw({}, drawing::look_from(view));
    CHECK(test::error_message<CalibrationError>([&] { calibrate(photo, {}); }) != "(no error)");
  }
}

}  // namespace
}  // namespace ringside
