// SPDX-License-Identifier: MIT
#include "calibration/lines/gaps.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"

namespace ringside {
namespace {

using test::draw;
using test::whole_board;

using Warnings = std::vector<std::string>;

Warnings warnings_of(const drawing::Scene& scene) {
  return calibrate(draw(scene, drawing::look_from(whole_board())), {}).warnings;
}

doctest::String only(const Warnings& warnings) {
  return warnings.size() == 1 ? warnings[0].c_str() : "(not one warning)";
}

// On one line, their edges a millimetre apart.
void add_row(drawing::Scene& scene, int count, double radius, double middle_deg) {
  const double step = 33.0 / radius;
  for (int i = 0; i < count; ++i)
    scene.discs.push_back({radius * direction(radians(middle_deg) + (i - (count - 1) / 2.0) * step)});
}

TEST_CASE("an arm across two lines is named by where it lies") {
  drawing::Scene scene;
  scene.bars = drawing::arm({110, 0}, 0, 20, {{224, 178, 150}}, {{88, 92, 100}});
  CHECK(only(warnings_of(scene)) == doctest::Contains("something covers the board"));
  CHECK(only(warnings_of(scene)) == doctest::Contains("near 3 o'clock"));
}

TEST_CASE("a hand at the edge covers the outer line alone") {
  drawing::Scene scene;
  scene.bars.push_back({{0, 300, 30}, {120, 280, 30}, 25});
  const auto warnings = warnings_of(scene);
  CHECK(only(warnings) == doctest::Contains("something covers the board"));
  CHECK(only(warnings) == doctest::Contains("between 12 and 1 o'clock"));
}

TEST_CASE("two discs side by side on each line are no hand") {
  drawing::Scene scene;
  add_row(scene, 2, 101.6, 200);
  add_row(scene, 2, 203.2, 100);
  add_row(scene, 2, 304.8, 300);
  CHECK(warnings_of(scene) == Warnings{});
}

TEST_CASE("glare over a line is named with the line") {
  drawing::Scene scene;
  scene.light.glares = {{{-203, 0}, 60, 2.5}};
  CHECK(only(warnings_of(scene)) == doctest::Contains("glare lies on the middle line near 9 o'clock"));
}

// Points all around a line of radius 100 but for the angles (degrees) that `missing` holds.
template <typename Missing>
std::vector<Gap> gaps_without(const Missing& missing, const cv::Size& picture = {400, 400}) {
  const Homography image_from_board = Homography::translation({200, 200});
  Line line;
  line.radius = 100;
  std::vector<LinePoint> seen;
  for (double degree = 0.25; degree < 360; degree += 0.5)
    if (!missing(degree)) seen.push_back({image_from_board * (100 * direction(radians(degree))), 2});
  return find_gaps(seen, line, image_from_board, picture);
}

TEST_CASE("a gap is found with its ends, across the zero angle too") {
  const auto gaps = gaps_without([](double degree) { return degree < 10 || degree > 350; });
  REQUIRE(gaps.size() == 1);
  CHECK(degrees(gaps[0].from) == doctest::Approx(350));
  CHECK(degrees(gaps[0].to) == doctest::Approx(370));
}

TEST_CASE("a few points inside a gap do not part it, and a seen line has none") {
  const auto parted = gaps_without(
      [](double degree) { return (degree > 40 && degree < 50) || (degree > 52 && degree < 60); });
  REQUIRE(parted.size() == 1);
  CHECK(degrees(parted[0].length()) == doctest::Approx(20));
  CHECK(gaps_without([](double) { return false; }).empty());
}

TEST_CASE("what the picture does not show is no gap") {
  // The picture ends 50 right of the centre.
  const auto outside = [](double degree) { return std::cos(radians(degree)) > 0.5; };
  CHECK(gaps_without(outside, {250, 400}).empty());
  CHECK(gaps_without(outside, {400, 400}).size() == 1);
}

}  // namespace
}  // namespace ringside
