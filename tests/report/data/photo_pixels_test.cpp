// SPDX-License-Identifier: MIT
#include "report/data/photo_pixels.h"

#include <doctest/doctest.h>

#include <Eigen/Geometry>
#include <nlohmann/json.hpp>

#include "geometry/apart.h"
#include "report/example_report.h"
#include "report/json/json.h"
#include "report/picture/overlay.h"

namespace ringside {
namespace {

using test::apart;

Calibration through_a_lens() { return testing::report_with_lens().scored()->calibration; }

TEST_CASE("without a lens a photo is the picture that was measured") {
  const PhotoPixels pixels(testing::example_board());
  CHECK(apart(pixels.of_board({100, 50}), {1000, 600}, 1e-9) == "");
  CHECK(apart(pixels.of_image(Vec2(12, 34)), {12, 34}, 0) == "");
  CHECK(pixels.of_image(Circle{{12, 34}, 5}).radius == 5);
  CHECK(pixels.ellipse_of_board({{0, 0}, 100})->semi_major == doctest::Approx(200));
}

TEST_CASE("with a lens places are where the lens shows them") {
  const Calibration calibration = through_a_lens();
  const PhotoPixels pixels(calibration);
  for (const Vec2& p_board : {Vec2(0, 0), Vec2(300, 0), Vec2(-200, 220)}) {
    const Vec2 p_image = calibration.image_from_board * p_board;
    CHECK(apart(pixels.of_board(p_board), calibration.lens->photo_from_straight(p_image), 1e-9) == "");
  }
  CHECK((pixels.of_board({300, 0}) - calibration.image_from_board * Vec2(300, 0)).norm() > 10);
}

TEST_CASE("a circle of the board is the ellipse on which the lens shows its points") {
  const Calibration calibration = through_a_lens();
  const PhotoPixels pixels(calibration);
  const Circle outer{{0, 0}, 304.8};
  const Mat3 conic = conic_of(pixels.ellipse_of_board(outer).value());
  for (int degree = 0; degree < 360; degree += 10) {
    const Vec3 p = pixels.of_board(outer.radius * direction(radians(degree))).homogeneous();
    CHECK(std::abs(p.dot(conic * p)) < 0.01);  // 0 on the curve; a hundredth is half a percent of the radius
  }
}

TEST_CASE("a disc's top shrinks with the lens") {
  const PhotoPixels pixels(through_a_lens());
  const Circle top = pixels.of_image(Circle{{1300, 700}, 32});
  CHECK(top.radius < 31);
  CHECK(top.radius > 24);
}

TEST_CASE("a straight piece of the board has enough points to be drawn bent") {
  const PhotoPixels pixels(through_a_lens());
  const auto points = pixels.stretch_of_board({203, 0}, {0, 304});
  CHECK(points.size() > 10);
  CHECK(apart(points.front(), pixels.of_board({203, 0}), 1e-9) == "");
  CHECK(apart(points.back(), pixels.of_board({0, 304}), 1e-9) == "");
}

TEST_CASE("every pixel of the JSON is one of the photo, and the lens stands beside the matrix") {
  const PhotoReport report = testing::report_with_lens();
  const ScoredBoard& board = *report.scored();
  const PhotoPixels pixels(board.calibration);
  const auto json = to_json(report);
  const auto point_of = [](const nlohmann::ordered_json& list, std::size_t at) {
    return Vec2(list[at].get<double>(), list[at + 1].get<double>());
  };
  const auto& disc = json["discs"][0];
  CHECK(apart(point_of(disc["base_px"], 0), pixels.of_board(board.discs[0].disc.base), 0.01) == "");
  CHECK(apart(point_of(disc["top_px"], 0), pixels.of_image(board.discs[0].disc.seen_top.centre), 0.01) == "");
  const auto& calibration = json["calibration"];
  const QuadrantLine line = *board.calibration.quadrant_lines[2];
  CHECK(apart(point_of(calibration["quadrant_lines_px"][2], 2), pixels.of_board(line.end), 0.01) == "");
  CHECK(calibration["lines"][2]["ellipse_px"][2].get<double>() < 2 * 304.8 - 10);
  CHECK(calibration["lens"]["distortion"][0] == -0.3);
  CHECK(to_json(testing::example_report())["calibration"]["lens"].is_null());
}

TEST_CASE("the overlay is drawn where the photo shows the lines") {
  PhotoReport report = testing::report_with_lens();
  ScoredBoard& board = std::get<ScoredBoard>(report.outcome);
  board.discs.clear();  // labels would cover lines
  board.totals.clear();
  const cv::Mat grey(1400, 1600, CV_8UC3, cv::Scalar::all(128));
  const cv::Mat drawn = draw_overlay(grey, *report.scored());
  const auto changed = [&](const Vec2& p) {
    const cv::Vec3b pixel =
        drawn.at<cv::Vec3b>(static_cast<int>(std::lround(p.y())), static_cast<int>(std::lround(p.x())));
    return pixel != cv::Vec3b::all(128);
  };
  const Calibration& calibration = report.scored()->calibration;
  const PhotoPixels pixels(calibration);
  for (int degree = 7; degree < 360; degree += 20) {  // clear of the quadrant lines
    const Vec2 on_outer = 304.8 * direction(radians(degree));
    CHECK(changed(pixels.of_board(on_outer)));
    CHECK_FALSE(changed(calibration.image_from_board * on_outer));
  }
}

}  // namespace
}  // namespace ringside
