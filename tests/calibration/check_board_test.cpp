// SPDX-License-Identifier: MIT
#include "calibration/check_board.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "calibration/drawn_board.h"
#include "geometry/apart.h"
#include "support/error_message.h"

namespace ringside {
namespace {

using test::draw;

// The board as a fixed camera sees it after somebody pushed it by `push` mm.
Photo pushed(const Vec2& push, const drawing::Scene& scene = {}) {
  drawing::Viewpoint viewpoint = test::whole_board(10);
  viewpoint.looked_at = -push;
  return draw(scene, drawing::look_from(viewpoint));
}

const Photo& usual_photo() {
  static const Photo photo = pushed({0, 0});
  return photo;
}

const Calibration& usual_calibration() {
  static const Calibration calibration = calibrate(usual_photo(), {});
  return calibration;
}

doctest::String refusal_to_check(const Photo& photo) {
  return test::error_message<CalibrationError>([&] { check_board(photo, usual_calibration()); }).c_str();
}

// The number before " mm" in a message.
double said_mm(const doctest::String& message) {
  const std::string text = message.c_str();
  const auto end = text.find(" mm");
  REQUIRE_MESSAGE(end != std::string::npos, text);
  return std::stod(text.substr(text.rfind(' ', end - 1)));
}

TEST_CASE("the same picture lies where its calibration says") {
  const Drift drift = check_board(usual_photo(), usual_calibration());
  CHECK(drift.shift.norm() < 0.1);  // mm
  CHECK(drift.rms_mm < 0.15);
  CHECK(drift.rms_px == doctest::Approx(drift.rms_mm * usual_calibration().pixels_per_mm()));
}

TEST_CASE("a board with discs on its lines still lies there") {
  drawing::Scene scene;
  for (int degree = 0; degree < 360; degree += 40)
    scene.discs.push_back({.base = (100 + degree / 2.0) * direction(radians(degree))});
  CHECK(check_board(pushed({0, 0}, scene), usual_calibration()).shift.norm() < 0.1);
}

TEST_CASE("what covers the board is named, a clear board has no warning") {
  drawing::Scene scene;
  scene.bars = drawing::arm({110, 0}, 0, 20, {{224, 178, 150}}, {{88, 92, 100}});
  const Drift drift = check_board(pushed({0, 0}, scene), usual_calibration());
  REQUIRE(drift.warnings.size() == 1);
  CHECK(doctest::String(drift.warnings[0].c_str()) == doctest::Contains("near 3 o'clock"));
  CHECK(check_board(usual_photo(), usual_calibration()).warnings.empty());
}

TEST_CASE("a small drift is told with its direction") {
  const Drift drift = check_board(pushed({0.3, -0.2}), usual_calibration());
  CHECK(test::apart(drift.shift, {0.3, -0.2}, 0.1) == "");
}

TEST_CASE("each line's drift is told") {
  const Drift drift = measure_drift(pushed({1.5, -0.8}), usual_calibration());
  for (std::size_t i = 0; i < drift.lines.size(); ++i) {
    const LineDrift& line = drift.lines[i];
    CHECK(test::apart(line.shift, {1.5, -0.8}, 0.15) == "");
    CHECK(line.rms_mm > 0.7);
    CHECK(line.rms_mm < 2);
    CHECK(line.seen == doctest::Approx(usual_calibration().lines[i].coverage).epsilon(0.1));
  }
  CHECK(drift.worst_mm() > 1.5);
}

TEST_CASE("of a board a quarter of which is covered three quarters of each line are seen") {
  Photo covered = usual_photo();
  covered.pixels = covered.pixels.clone();
  const Vec2 middle = usual_calibration().image_from_board * Vec2::Zero();
  const int x = static_cast<int>(middle.x()), y = static_cast<int>(middle.y());
  cv::rectangle(covered.pixels, {0, 0}, {x, y}, cv::Scalar(90, 120, 140), cv::FILLED);  // a quarter
  const Drift drift = measure_drift(covered, usual_calibration());
  for (std::size_t i = 0; i < drift.lines.size(); ++i) {
    CHECK(drift.lines[i].seen == doctest::Approx(0.75 * usual_calibration().lines[i].coverage).epsilon(0.05));
    CHECK(drift.lines[i].shift.norm() < 0.15);
  }
}

TEST_CASE("a board that moved is refused with how far") {
  for (const Vec2& push : {Vec2(1, 0), Vec2(-2, 3), Vec2(20, 0), Vec2(0, -25)}) {
    CAPTURE(push.transpose());
    const doctest::String message = refusal_to_check(pushed(push));
    CHECK(message == doctest::Contains("the board has moved by"));
    CHECK(said_mm(message) == doctest::Approx(push.norm()).epsilon(0.1));
  }
}

TEST_CASE("a picture of another size is refused with both sizes") {
  Photo smaller;
  cv::resize(usual_photo().pixels, smaller.pixels, {1024, 768});
  CHECK(refusal_to_check(smaller) ==
        doctest::Contains("1024 x 768 pixels, the calibration is for 1280 x 960"));
}

TEST_CASE("a board that is covered is refused") {
  Photo covered;
  covered.pixels = cv::Mat3b(960, 1280, cv::Vec3b(90, 120, 140));
  CHECK(refusal_to_check(covered) == doctest::Contains("calibrate again"));
  covered.pixels = usual_photo().pixels.clone();  // all but its upper third
  cv::rectangle(covered.pixels, {0, 300}, {1279, 959}, cv::Scalar(90, 120, 140), cv::FILLED);
  CHECK(refusal_to_check(covered) == doctest::Contains("calibrate again"));
}

}  // namespace
}  // namespace ringside
