// SPDX-License-Identifier: MIT
#include "live/memory/hole_memory.h"

#include <doctest/doctest.h>

#include "live/memory/table_memory.h"

using namespace ringside;
using namespace ringside::test;

TEST_CASE("the hole fills by a shot only, and empties") {
  Memory memory;
  memory.see(reading_of(kCalibration, {}));
  RestReading filled = reading_of(kCalibration, {}, &kBlack);
  filled.moment.shot_from = Vec2(300, 0);
  memory.see(filled);
  CHECK(memory.hole_change == HoleChange::kFilled);
  memory.see(filled);
  CHECK(memory.hole_change == HoleChange::kNone);
  memory.see(reading_of(kCalibration, {}));
  CHECK(memory.hole_change == HoleChange::kEmptied);
  memory.see(reading_of(kCalibration, {}, &kRed));  // no shot
  CHECK(memory.hole_change == HoleChange::kNone);
  CHECK_FALSE(memory.hole.filled);
}

TEST_CASE("a disc that lies beside the hole and reaches over it does not fill it") {
  for (const double off_centre : {6.0, 12.0, 15.0, 25.0}) {
    CAPTURE(off_centre);
    for (const std::string team : {"red", "black"}) {
      Memory memory;
      memory.see(reading_of(kCalibration, {}));
      RestReading beside = reading_of(kCalibration, {disc_at({off_centre, 0}, team)});
      beside.moment.shot_from = Vec2(300, 0);
      memory.see(beside);
      CHECK(memory.hole_change == HoleChange::kNone);
      CHECK_FALSE(memory.hole.filled);
      RestReading filled = reading_of(kCalibration, {}, &kRed);
      filled.moment.shot_from = Vec2(300, 0);
      memory.see(filled);
      CHECK(memory.hole_change == HoleChange::kFilled);
    }
  }
}

TEST_CASE("a disc that hangs if it is one is one where the hole looked otherwise before") {
  Memory memory;
  RestReading empty = reading_of(kCalibration, {});
  empty.detection.maybe_hanger = disc_at({0, 9}, "black");  // its floor looks like one
  memory.see(empty);
  CHECK_FALSE(memory.holds_hanger(empty));
  RestReading hanging = reading_of(kCalibration, {}, &kBlack);
  hanging.moment.shot_from = Vec2(300, 0);
  hanging.detection.maybe_hanger = disc_at({0, 9}, "black");
  CHECK(memory.holds_hanger(hanging));
  memory.see(hanging);
  CHECK(memory.hole_change == HoleChange::kNone);
  CHECK_FALSE(memory.hole.filled);
  hanging.detection.maybe_hanger.reset();
  memory.see(empty);
  memory.see(hanging);
  CHECK(memory.hole.filled);
}

TEST_CASE("a disc beside the hole that was not found does not fill it") {
  for (const double off_centre : {17.0, 22.0}) {
    Memory memory;
    memory.see(reading_of(kCalibration, {}));
    RestReading beside = reading_of(kCalibration, {disc_at({off_centre, 0}, "red")});
    beside.detection.discs.clear();
    beside.hole = look_at_hole(beside.picture, *kCalibration, {});
    beside.moment.shot_from = Vec2(300, 0);
    memory.see(beside);
    CHECK(memory.hole_change == HoleChange::kNone);
  }
}

namespace {

// A hole as dark as the discs: empty its wall shades a part of the floor; with a disc in it, a narrow gap.
// shade: of a disc's shadow on it.
RestReading dark_hole(const std::vector<Disc>& discs, bool filled, double shade = 1) {
  RestReading reading = reading_of(kCalibration, discs);
  cv::circle(reading.picture, {kMiddle, kMiddle}, 17, cv::Scalar(15, 15, 15), cv::FILLED);
  if (filled) {
    cv::circle(reading.picture, pixel_at({-1, -1}), 16, cv::Scalar(30, 30, 30), cv::FILLED);
  } else {
    cv::circle(reading.picture, pixel_at({-5, -5}), 11, cv::Scalar(24, 24, 24), cv::FILLED);
  }
  cv::Mat hole = reading.picture(cv::Rect(kMiddle - 17, kMiddle - 17, 35, 35));
  hole *= shade;
  reading.hole = look_at_hole(reading.picture, *kCalibration, discs);
  return reading;
}

}  // namespace

TEST_CASE("a black disc in a black hole shows by its edge") {
  Memory memory;
  memory.see(dark_hole({}, false));
  RestReading filled = dark_hole({}, true);
  filled.moment.shot_from = Vec2(300, 0);
  memory.see(filled);
  CHECK(memory.hole_change == HoleChange::kFilled);
  // Another disc comes to lie beside it, and shades it.
  RestReading shaded = dark_hole({disc_at({35, 0}, "red")}, true, 0.8);
  shaded.moment.shot_from = Vec2(300, 0);
  memory.see(shaded);
  CHECK(memory.hole_change == HoleChange::kNone);
  CHECK(memory.hole.filled);
  memory.see(dark_hole({disc_at({35, 0}, "red")}, false, 0.8));
  CHECK(memory.hole_change == HoleChange::kEmptied);
}

TEST_CASE("a disc that looks just like the hole's floor may have fallen in") {
  Memory memory;
  const auto hole_of = [](int grey) {
    RestReading reading = reading_of(kCalibration, {});
    cv::circle(reading.picture, {kMiddle, kMiddle}, 17, cv::Scalar(grey, grey, grey), cv::FILLED);
    reading.hole = look_at_hole(reading.picture, *kCalibration, {});
    return reading;
  };
  for (const int noise : {0, 1, 0, 1}) {
    RestReading reading = hole_of(30 + noise);
    reading.moment.shot_from = Vec2(300, 0);
    memory.see(reading);
    CHECK(memory.hole_change == HoleChange::kNone);
  }
  RestReading other = hole_of(34);
  memory.see(other);  // no shot
  CHECK(memory.hole_change == HoleChange::kNone);
  RestReading shot = hole_of(30);
  shot.moment.shot_from = Vec2(300, 0);
  memory.see(shot);
  CHECK(memory.hole_change == HoleChange::kPerhapsFilled);
  CHECK_FALSE(memory.hole.filled);
}

TEST_CASE("a shadow that falls into the hole, or leaves it, is no disc") {
  for (const bool first_shaded : {false, true}) {
    CAPTURE(first_shaded);
    Memory memory;
    bool shaded = first_shaded;
    for (int i = 0; i < 4; ++i, shaded = !shaded) {
      std::vector<Disc> discs;
      if (shaded) discs.push_back(disc_at({35, 0}, "red"));
      RestReading reading = dark_hole(discs, false, shaded ? 0.5 : 1);
      if (i > 0) reading.moment.shot_from = Vec2(300, 0);
      memory.see(reading);
      CHECK(memory.hole_change == HoleChange::kNone);
      CHECK_FALSE(memory.hole.filled);
    }
  }
}

TEST_CASE("a disc that may lie flat in the hole fills it") {
  Memory memory;
  memory.see(reading_of(kCalibration, {}));
  RestReading hanging = reading_of(kCalibration, {disc_at({-1.3, 5}, "red")});
  hanging.moment.shot_from = Vec2(300, 0);
  memory.see(hanging);
  CHECK(memory.hole_change == HoleChange::kFilled);
  memory.see(reading_of(kCalibration, {}));
  Disc unsure = disc_at({-1.3, 7}, "red");
  unsure.in_hole = HoleState::kUnsure;
  RestReading asked = reading_of(kCalibration, {unsure});
  asked.moment.shot_from = Vec2(300, 0);
  memory.see(asked);
  CHECK(memory.hole_change == HoleChange::kFilled);
}
