// SPDX-License-Identifier: MIT
#include "calibration/identify/locate_board.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "calibration/drawn_board.h"
#include "calibration/identify/measure_board.h"
#include "eye/eye.h"

namespace ringside {
namespace {

// As the eye proposes one: off by some millimetres, and by two hundredths along and across.
ProposedBoard proposed(const Homography& image_from_board) {
  const Homography off =
      Homography::translation({6, -5}) * Homography(Vec3(1.02, 0.99, 1).asDiagonal().toDenseMatrix());
  const Homography image_from_plane = image_from_board * off;
  ProposedBoard board{RingPlane::from(image_from_plane.inverse()), {}, 0.9, 8};
  const std::array radii{0.34 * kOuterLineRadius, 0.68 * kOuterLineRadius, kOuterLineRadius};
  for (std::size_t k = 0; k < 3; ++k)
    board.radii[k] = board.plane.radial(image_from_plane * Vec2(radii[k], 0)).radius;
  return board;
}

std::vector<ApproachedRings> approached(const cv::Mat& bgr, const ProposedBoard& board) {
  return approach_rings(bgr, board.plane, {board.radii[0], board.radii[1], board.radii[2]});
}

// mm, the largest of the outer line.
double largest_error(const LocatedBoard& board, const Homography& image_from_board) {
  const Homography board_from_image = upright_image_from_board(board.rings).inverse();
  double largest = 0;
  for (int i = 0; i < 48; ++i) {
    const Vec2 p = image_from_board * (kOuterLineRadius * direction(2 * kPi * i / 48));
    largest = std::max(largest, std::abs((board_from_image * p).norm() - kOuterLineRadius));
  }
  return largest;
}

TEST_CASE("the lines are followed from where the eye expects them, seen from any side") {
  for (const double tilt : {5.0, 45.0, 70.0}) {
    CAPTURE(tilt);
    const drawing::View view = drawing::look_from(test::whole_board(tilt));
    const Photo photo = test::draw({}, view);
    const auto found = approached(photo.pixels, proposed(view.image_from_board()));
    REQUIRE(!found.empty());
    const auto board = measure_board(photo.pixels, {found.front().plane, found.front().lines, {}});
    REQUIRE(board);
    CHECK(largest_error(*board, view.image_from_board()) < 0.8);
  }
}

TEST_CASE("where there are no lines none are followed to") {
  const Photo photo = test::draw({}, drawing::look_from(test::whole_board(45)));
  const cv::Mat even(photo.pixels.size(), CV_8UC3, cv::Scalar(120, 160, 190));
  CHECK(approached(even, proposed(drawing::look_from(test::whole_board(45)).image_from_board())).empty());
}

TEST_CASE("a board of a few pixels, as one far behind another, has no lines to follow") {
  const Photo photo = test::draw({}, drawing::look_from(test::whole_board(45)));
  for (const double outer : {0.3, 3.0, 9.0}) {
    const LineRadii lines{0.34 * outer, 0.68 * outer, outer};
    CHECK(
        approach_rings(photo.pixels, RingPlane::from(Homography::translation({-100, -100})), lines).empty());
  }
}

TEST_CASE("lines may lie as on no make that was measured") {
  drawing::Scene scene;
  scene.board.lines[0].radius = 0.37 * kOuterLineRadius;
  scene.board.lines[1].radius = 0.645 * kOuterLineRadius;
  const drawing::View view = drawing::look_from(test::whole_board(20));
  const BoardSearch found = locate_board(test::draw(scene, view).pixels, {});
  REQUIRE(found.board);
  CHECK(largest_error(*found.board, view.image_from_board()) < 0.8);
  CHECK(found.board->rings.radii[1] / found.board->rings.radii[2] == doctest::Approx(0.645).epsilon(0.005));
}

TEST_CASE("a board is proposed by the eye, approached and measured") {
  const drawing::View view = drawing::look_from(test::whole_board(60));
  const BoardSearch found = locate_board(test::draw({}, view).pixels, {});
  REQUIRE(found.board);
  CHECK(largest_error(*found.board, view.image_from_board()) < 0.8);
}

}  // namespace
}  // namespace ringside
