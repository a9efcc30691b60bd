// SPDX-License-Identifier: MIT
#include "calibration/approach/approach_rings.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "calibration/approach/printed_circles.h"
#include "calibration/drawn_board.h"

namespace ringside {
namespace {

struct Start {
  RingPlane plane;
  LineRadii lines;
};

// As far off as proposals of the eye are: 15 mm aside, ellipses of 4 %, proportions of another board.
Start proposed(const Homography& image_from_board) {
  const Homography off =
      Homography::translation({11, -10}) * Homography(Vec3(1.02, 0.98, 1).asDiagonal().toDenseMatrix());
  const Homography image_from_plane = image_from_board * off;
  Start out{RingPlane::from(image_from_plane.inverse()), {}};
  const auto unit = [&](double mm) { return out.plane.radial(image_from_plane * Vec2(mm, 0)).radius; };
  out.lines = {unit(105), unit(207), unit(302)};
  return out;
}

// mm, the largest of three circles of the usual board.
double largest_error(const ApproachedRings& rings, const Homography& image_from_board) {
  const double mm = kOuterLineRadius / rings.lines.outer;
  double largest = 0;
  for (int i = 0; i < 24; ++i) {
    const Vec2 u = direction(2 * kPi * i / 24);
    const auto error = [&](double true_radius, double radius) {
      return std::abs(rings.plane.radial(image_from_board * (true_radius * u)).radius - radius) * mm;
    };
    largest = std::max({largest, error(101.6, rings.lines.inner), error(203.2, rings.lines.middle),
                        error(kOuterLineRadius, rings.lines.outer)});
  }
  return largest;
}

void check_approached(const drawing::Scene& scene, double tilt, const drawing::CameraEffects& effects,
                      double most_mm) {
  CAPTURE(tilt);
  const drawing::View view = drawing::look_from(test::whole_board(tilt));
  const Photo photo = test::draw(scene, view, effects);
  const Start start = proposed(view.image_from_board());
  const auto found = approach_rings(photo.pixels, start.plane, start.lines);
  double least = 1000;
  for (const ApproachedRings& rings : found)
    least = std::min(least, largest_error(rings, view.image_from_board()));
  CHECK(least < most_mm);
}

TEST_CASE("three circles are approached from centimetres away, seen from any side") {
  for (const double tilt : {0.0, 45.0, 70.0, 78.0}) check_approached({}, tilt, test::kPhone, 1.5);
}

TEST_CASE("circles below the noise of a pixel are approached by all that shows of them") {
  drawing::Scene scene;
  scene.board.deck = {{214, 180, 128}};
  for (drawing::Line& line : scene.board.lines) line.colour = {207, 173, 122};
  drawing::CameraEffects noisy = test::kPhone;
  noisy.noise_sigma = 5;
  for (const double tilt : {0.0, 45.0}) check_approached(scene, tilt, noisy, 2);
}

TEST_CASE("borders of coloured zones are approached as lines are") {
  drawing::Scene scene;
  auto& board = scene.board;
  for (drawing::Line& line : board.lines) line.width = 0;
  board.decoration = {painted_zone(board.lines[2], 120, {180, 60, 60}),
                      painted_zone(board.lines[1], 120, {90, 30, 30}),
                      painted_zone(board.lines[0], board.lines[0].radius, {190, 110, 80})};
  check_approached(scene, 50, test::kPhone, 2);
}

TEST_CASE("what an even deck shows nothing of has no evidence") {
  const drawing::View view = drawing::look_from(test::whole_board(45));
  const cv::Mat even(view.height, view.width, CV_8UC3, cv::Scalar(120, 160, 190));
  const Start start = proposed(view.image_from_board());
  CHECK(approach_rings(even, start.plane, start.lines).empty());
}

TEST_CASE("a deck's edge close to the outer line is not taken for the line") {
  drawing::Scene scene;
  scene.board.deck_radius = 1.045 * kOuterLineRadius;
  check_approached(scene, 30, test::kPhone, 1.5);
}

TEST_CASE("circles printed beside the lines show, where none is none does") {
  const drawing::View view = drawing::look_from(test::whole_board(20));
  drawing::Scene scene;
  drawing::Line beside = scene.board.lines[1];
  beside.radius = 219;
  scene.board.decoration.push_back(beside);
  const RingPlane plane = RingPlane::from(view.image_from_board().inverse());
  const auto unit = [&](double mm) { return plane.radial(view.image_from_board() * Vec2(mm, 0)).radius; };
  const LineRadii lines{unit(101.6), unit(203.2), unit(kOuterLineRadius)};
  const auto shows = [&](const drawing::Scene& drawn, double mm) {
    const auto radii = printed_circles(test::draw(drawn, view).pixels, plane, lines, false);
    return std::any_of(radii.begin(), radii.end(),
                       [&](double radius) { return std::abs(radius - unit(mm)) < unit(1.5); });
  };
  CHECK(shows(scene, 219));
  CHECK(shows(scene, 203.2));
  CHECK_FALSE(shows({}, 219));
}

}  // namespace
}  // namespace ringside
