// SPDX-License-Identifier: MIT
#include "eye/board_in_maps.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "eye/aside.h"
#include "eye/peg_turn.h"

namespace ringside::test {
namespace {

EyeMaps empty_maps() {
  const auto map = [] { return cv::Mat(kMapSize, CV_32F, cv::Scalar(0)); };
  return {{map(), map(), map()}, map(), map(), map()};
}

void heat_at(cv::Mat& map, const Vec2& p) {
  for (int y = 0; y < map.rows; ++y)
    for (int x = 0; x < map.cols; ++x)
      map.at<float>(y, x) =
          std::max(map.at<float>(y, x), static_cast<float>(std::exp(-(p - Vec2(x, y)).squaredNorm())));
}

void draw_board(EyeMaps& maps, const Homography& map_from_board) {
  const RingPlane plane = RingPlane::from(map_from_board.inverse());
  for (std::size_t k = 0; k < 3; ++k) {
    const double radius = plane.radial(on_circle(map_from_board, kLineRadii[k], 0)).radius;
    for (int y = 0; y < kMapSize.height; ++y) {
      for (int x = 0; x < kMapSize.width; ++x) {
        const RadialPoint at = plane.radial({static_cast<double>(x), static_cast<double>(y)});
        const double there = 1 / (1 + std::exp(3 * (at.radius - radius) / at.gradient.norm()));
        auto& value = maps.within[k].at<float>(y, x);
        value = std::max(value, static_cast<float>(there));
      }
    }
  }
  heat_at(maps.hole, map_from_board * Vec2::Zero());
  for (int i = 0; i < 8; ++i) heat_at(maps.pegs, on_circle(map_from_board, kLineRadii[0], (i + 0.5) / 8));
}

cv::Mat whole() { return {kMapSize, CV_8U, cv::Scalar(255)}; }

}  // namespace

TEST_CASE("a board in maps is found with its plane, hole and pegs") {
  for (const double tilt : {0.0, 50.0, 70.0}) {
    CAPTURE(tilt);
    EyeMaps maps = empty_maps();
    const Homography map = map_from_board(tilt);
    draw_board(maps, map);
    const auto boards = boards_in_maps(maps, whole());
    REQUIRE(boards.size() == 1);
    CHECK(largest_error(boards[0].lines, map) < 0.5);
    CHECK(boards[0].likeness > 0.9);
    REQUIRE(boards[0].hole);
    CHECK((*boards[0].hole - map * Vec2::Zero()).norm() < 0.3);
    const PegsInMap pegs = pegs_in_map(maps.pegs, boards[0].lines);
    CHECK(pegs.count == 8);
    CHECK(pegs.contrast > 0.4);
  }
}

TEST_CASE("a board that leaves the photo is found whole") {
  EyeMaps maps = empty_maps();
  const Homography map = map_from_board(40, {0, 60});
  draw_board(maps, map);
  cv::Mat shown = whole();
  shown.colRange(0, 50).setTo(0);
  for (cv::Mat& within : maps.within) within.colRange(0, 50).setTo(0);
  const auto boards = boards_in_maps(maps, shown);
  REQUIRE(boards.size() == 1);
  CHECK(largest_error(boards[0].lines, map) < 1.5);
}

TEST_CASE("empty maps, and a region with nothing in it, are no likely board") {
  EyeMaps maps = empty_maps();
  CHECK(boards_in_maps(maps, whole()).empty());
  cv::rectangle(maps.within[2], {30, 30, 60, 20}, cv::Scalar(1), cv::FILLED);
  for (const BoardInMaps& board : boards_in_maps(maps, whole())) CHECK(board.likeness < 0.5);
}

}  // namespace ringside::test
