// SPDX-License-Identifier: MIT
#include "detection/hole/judge_hole.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "detection/hole_scenes.h"

namespace ringside {
namespace {

using namespace test;

TEST_CASE("a disc that lies flat against the wall of a wide hole is no hanger, wherever the lamp stands") {
  drawing::Scene scene = table(kRedFloor);
  scene.board.hole.radius = 19;
  for (int wall = 0; wall < 4; ++wall) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      CAPTURE(wall);
      CAPTURE(lamp);
      drawing::Scene with_disc = scene;
      with_disc.discs.push_back(in_hole(natural_at(3.05 * direction(0.3 + kPi / 2 * wall)), scene.board));
      with_disc.light.lamps = lamp_from(lamp, 2);
      const HoleState state = seen(with_disc, 7).hole;
      CHECK((state == HoleState::kFlat || state == HoleState::kUnsure));
    }
  }
}

TEST_CASE("a small disc alone on the board, flat against the wall of a wide hole, is no hanger") {
  const drawing::View view = drawing::look_from(whole_board(7));
  const auto small = [](drawing::Disc disc) {
    disc.radius = 13.8;
    return disc;
  };
  for (const drawing::Material& floor : {kRedFloor, kBlackFloor, maple().second}) {
    drawing::Scene scene = table(floor);
    scene.board.hole.radius = 18.4;
    for (drawing::Disc& disc : scene.discs) disc = small(disc);
    const std::vector<Disc> before = detect(scene, view).detection.discs;
    for (int wall = 0; wall < 4; ++wall) {
      for (int lamp = 0; lamp < 4; ++lamp) {
        CAPTURE(floor.colour.red);
        CAPTURE(wall);
        CAPTURE(lamp);
        scene.discs = {in_hole(small(natural_at(4.5 * direction(0.3 + kPi / 2 * wall))), scene.board)};
        scene.light.lamps = lamp_from(lamp, 2);
        const Photo photo = draw(scene, view);
        CHECK(detect_on(photo, scene, view).detection.hole != HoleState::kHanger);
        CHECK(detect_on(photo, scene, view, before).detection.hole != HoleState::kHanger);
      }
    }
  }
}

// Beside it floor shows, here lit and there dark, which the drawing of a flat disc in even light has not.
TEST_CASE("a small disc flat on a pale floor in a dark deck is no hanger") {
  const drawing::View view = drawing::look_from(whole_board(4));
  const drawing::Material dark{{38, 36, 34}}, purple{{104, 56, 122}}, pale{{150, 144, 138}};
  drawing::Scene scene = table(pale);
  scene.board = black_and_natural_on_dark_blue().board;
  scene.board.deck = dark;
  scene.board.hole.floor = pale;
  scene.board.hole.wall = dark;
  for (drawing::Disc& disc : scene.discs) {
    disc.radius = 14.4;
    disc.material = disc.team == "black" ? purple : drawing::Material{{214, 190, 60}};
  }
  const std::vector<Disc> before = detect(scene, view).detection.discs;
  REQUIRE(before.size() == 4);
  for (int wall = 0; wall < 8; ++wall) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      drawing::Disc fallen = scene.discs[0];
      fallen.base = 3.0 * direction(0.3 + kPi / 4 * wall);
      drawing::Scene alone = scene;
      alone.discs = {in_hole(fallen, scene.board)};
      alone.light.lamps = lamp_from(lamp, 2);
      Photo photo = draw(alone, view);
      cv::GaussianBlur(photo.pixels, photo.pixels, {}, 1.2);
      const Detection seen = detect_on(photo, alone, view, before).detection;
      CAPTURE(wall);
      CAPTURE(lamp);
      CHECK(seen.hole != HoleState::kHanger);
      CHECK_FALSE(seen.maybe_hanger);
    }
  }
}

// Nothing tells its radius, and no drawing much of what is there.
TEST_CASE("a small disc flat on a floor of its own colour, the first of a round, is no hanger") {
  const drawing::View view = drawing::look_from(whole_board(2));
  drawing::Scene scene = table(kRedFloor);
  scene.board.hole.radius = 19.4;
  drawing::Disc red = scene.discs[0];
  red.material.colour = kRedFloor.colour;
  red.radius = 14.3;
  for (int wall = 0; wall < 8; ++wall) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      red.base = 5.0 * direction(0.3 + kPi / 4 * wall);
      scene.discs = {in_hole(red, scene.board)};
      scene.light.lamps = lamp_from(lamp, 2);
      Photo photo = draw(scene, view);
      cv::GaussianBlur(photo.pixels, photo.pixels, {}, 1.2);
      const Detection seen = detect_on(photo, scene, view).detection;
      CAPTURE(wall);
      CAPTURE(lamp);
      CHECK(seen.hole != HoleState::kHanger);
      CHECK_FALSE(seen.maybe_hanger);
    }
  }
}

TEST_CASE("a disc that hangs over the rim is a hanger of its side, seldom left to people") {
  int told = 0;
  for (int i = 0; i < 8; ++i) {
    CAPTURE(i);
    const Detection detection = seen(with_hanger(24, 20 + 45 * i), 15);
    CHECK((detection.hole == HoleState::kHanger || detection.hole == HoleState::kUnsure));
    const std::vector<Disc> discs = at_hole(detection);
    if (discs.empty()) continue;
    CHECK(discs.size() == 1);
    CHECK(discs[0].team == "natural");
    told += discs[0].in_hole == HoleState::kHanger ? 1 : 0;
  }
  CHECK(told >= 7);
}

// Its shadow on floor and deck is no gap about a flat disc.
TEST_CASE("a disc that just hangs under a low lamp is a hanger, seldom left to people") {
  int told = 0;
  for (int lamp = 0; lamp < 4; ++lamp) {
    for (int i = 0; i < 4; ++i) {
      CAPTURE(lamp);
      CAPTURE(i);
      drawing::Scene scene = with_hanger(21.5, 20 + 90 * i, kWhiteFloor);
      scene.light.lamps = lamp_from(lamp, 3);
      scene.light.lamps[0].towards.z() = 0.8;
      const Detection detection = seen(scene, 10);
      CHECK((detection.hole == HoleState::kHanger || detection.hole == HoleState::kUnsure));
      told += detection.hole == HoleState::kHanger ? 1 : 0;
    }
  }
  CHECK(told >= 14);
}

TEST_CASE("a disc that all but fell in is a hanger or left to people") {
  const Detection detection = seen(with_hanger(28), 15);
  CHECK((detection.hole == HoleState::kHanger || detection.hole == HoleState::kUnsure));
  const std::vector<Disc> discs = at_hole(detection);
  REQUIRE(discs.size() == 1);
  CHECK(discs[0].in_hole == detection.hole);
}

TEST_CASE("a hanger alone on the board is one if it is a disc, and is one where its side was seen before") {
  const drawing::View view = drawing::look_from(whole_board(6));
  drawing::Scene alone = with_hanger(24, 200, kWhiteFloor);
  alone.discs.erase(alone.discs.begin(), alone.discs.end() - 1);
  const Photo photo = draw(alone, view);
  const Detection unknown = detect_on(photo, alone, view).detection;
  CHECK(unknown.hole == HoleState::kUnsure);
  CHECK(asks(unknown));
  REQUIRE(unknown.maybe_hanger);
  CHECK(unknown.maybe_hanger->in_hole == HoleState::kHanger);
  CHECK((unknown.maybe_hanger->base - alone.discs[0].base).norm() < 2);
  const Detection before = seen(table(kWhiteFloor), 6);
  CHECK_FALSE(before.maybe_hanger);
  const Detection known = detect_on(photo, alone, view, before.discs).detection;
  CHECK(known.hole == HoleState::kHanger);
  CHECK_FALSE(known.maybe_hanger);
}

}  // namespace
}  // namespace ringside
