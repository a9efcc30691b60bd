// SPDX-License-Identifier: MIT
#include "eye/eye.h"

#include <doctest/doctest.h>

#include <fstream>

#include "drawing/render.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"

namespace ringside::test {
namespace {

Eye eye() { return Eye(source_dir() / "models" / "eye" / "eye.onnx"); }

drawing::Viewpoint from(double tilt_deg) {
  return {.tilt_deg = tilt_deg,
          .azimuth_deg = -80,
          .distance = 1300,
          .focal_px = 700,
          .width = 800,
          .height = 600};
}

// Of the outer line's radius, the largest distance of the true lines from the proposed ones.
double largest_error(const ProposedBoard& board, const Homography& image_from_board) {
  double largest = 0;
  for (int i = 0; i < 60; ++i) {
    const Vec2 p = image_from_board * (kOuterLineRadius * direction(2 * kPi * i / 60));
    largest = std::max(largest, std::abs(board.plane.radial(p).radius / board.radii[2] - 1));
  }
  return largest;
}

}  // namespace

TEST_CASE("a drawn board is proposed from above and from far aside") {
  for (const double tilt : {10.0, 50.0, 75.0}) {
    CAPTURE(tilt);
    const drawing::View view = drawing::look_from(from(tilt));
    const auto boards = eye().look(drawing::render(drawing::Scene{}, view, {}));
    REQUIRE(!boards.empty());
    CHECK(boards[0].likeness > 0.8);
    CHECK(largest_error(boards[0], view.image_from_board()) < 0.1);
  }
}

TEST_CASE("a glance sees the board of the whole picture, and none in an even one") {
  const drawing::View view = drawing::look_from(from(20));
  const auto board = eye().glance(drawing::render(drawing::Scene{}, view, {}));
  REQUIRE(board);
  CHECK(largest_error(*board, view.image_from_board()) < 0.15);
  CHECK(!eye().glance(cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 150))));
}

TEST_CASE("further views of a board are starts of their own, the closest first") {
  const drawing::View view = drawing::look_from(from(60));
  const cv::Mat picture = drawing::render(drawing::Scene{}, view, {});
  const Eye own = eye();
  const auto boards = own.look(picture);
  REQUIRE(!boards.empty());
  const auto closer = own.look_closer(picture, boards[0]);
  REQUIRE(closer.size() > 1);
  CHECK(largest_error(closer.front(), view.image_from_board()) < 0.1);
  for (const ProposedBoard& board : closer) {
    CHECK(largest_error(board, view.image_from_board()) < 0.15);
    CHECK(board.plane.centre != boards[0].plane.centre);
  }
}

TEST_CASE("a board that is small in a picture is proposed") {
  drawing::Viewpoint far = from(10);
  far.distance = 4500;
  const drawing::View view = drawing::look_from(far);
  const auto boards = eye().look(drawing::render(drawing::Scene{}, view, {}));
  REQUIRE(!boards.empty());
  CHECK(largest_error(boards[0], view.image_from_board()) < 0.1);
}

TEST_CASE("an even picture has no board") {
  for (const ProposedBoard& board : eye().look(cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 150))))
    CHECK(board.likeness < 0.5);
}

TEST_CASE("weights that are no network are an error with a word of what to do") {
  const TempFolder folder;
  std::ofstream(folder.path() / "eye.onnx") << "no network";
  const Eye broken(folder.path() / "eye.onnx");
  CHECK_THROWS_WITH_AS(broken.look(cv::Mat(480, 640, CV_8UC3, cv::Scalar(0, 0, 0))),
                       doctest::Contains("cannot be read as a network; install ringside anew"), EyeError);
}

}  // namespace ringside::test
