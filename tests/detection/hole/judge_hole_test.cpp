// SPDX-License-Identifier: MIT
#include "detection/hole/judge_hole.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "detection/hole_scenes.h"

namespace ringside {
namespace {

using namespace test;

TEST_CASE("an empty hole is empty, or people are asked, whatever its floor") {
  for (const drawing::Material& floor : {kBlackFloor, kWhiteFloor, maple().second}) {
    CAPTURE(floor.colour.red);
    const Detection detection = seen(table(floor), 4);
    CHECK(at_hole(detection).empty());
    CHECK(asks(detection) == (detection.hole == HoleState::kUnsure));
    CHECK((detection.hole == HoleState::kNone || detection.hole == HoleState::kUnsure));
  }
  CHECK(seen(table(kRedFloor), 24).hole == HoleState::kNone);
}

TEST_CASE("an empty hole with a floor of a side's own colour is no disc, however blurred its edges are") {
  const drawing::View view = drawing::look_from(whole_board(12));
  for (const double blur : {0.8, 1.4, 2.0}) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      CAPTURE(blur);
      CAPTURE(lamp);
      drawing::Scene scene = table(maple().second);
      scene.light.lamps = lamp_from(lamp, 8);
      Photo photo = draw(scene, view);
      cv::GaussianBlur(photo.pixels, photo.pixels, {}, blur);
      const Detection detection = detect_on(photo, scene, view).detection;
      CHECK((detection.hole == HoleState::kNone || detection.hole == HoleState::kUnsure));
      CHECK(at_hole(detection).empty());
    }
  }
}

// As an outline that was fitted there, of the clear colour of the floor.
FoundDisc found_at(const Vec2& base) {
  FoundDisc found;
  found.fit.base = base;
  found.fit.radius = 15.9;
  found.face.lab = {60, 8, 30};
  found.quality = 0.5;
  return found;
}

TEST_CASE("what is found where a disc would tip into the empty hole is no disc, farther off it may be") {
  const Photo photo = draw(table(maple().second), drawing::look_from(whole_board(8)));
  const Calibration calibration = calibrate(photo, {});
  const RectifiedView view = rectify(photo, calibration);
  for (const double side : {0.5, 2.0, 4.0}) {
    CAPTURE(side);
    const Vec2 centre = calibration.hole.rim.centre;
    const auto judged = [&](double away) {
      return judge_hole(
          {view, calibration, {{15.9, 9.5, 1.5}}, {found_at(centre + away * direction(side))}, 0});
    };
    CHECK(judged(3).no_disc.has_value() != judged(3).disc.has_value());
    CHECK_FALSE(judged(12).no_disc.has_value());
  }
}

TEST_CASE("a disc that lies flat in the hole is a twenty of its side, seldom left to people") {
  int told = 0;
  for (const drawing::Material& floor : {kRedFloor, maple().second}) {
    for (int i = 0; i < 5; ++i) {
      CAPTURE(floor.colour.red);
      CAPTURE(i);
      const Detection detection = seen(with_flat_disc(floor, 0.3 * i * direction(1.3 * i)), 3 + 6 * i);
      CHECK((detection.hole == HoleState::kFlat || detection.hole == HoleState::kUnsure));
      const std::vector<Disc> discs = at_hole(detection);
      // By a warning, or by a disc of whom it is said that it cannot be told.
      if (detection.hole == HoleState::kUnsure) CHECK(asks(detection) == discs.empty());
      if (detection.hole != HoleState::kFlat) continue;
      ++told;
      CHECK_FALSE(asks(detection));
      REQUIRE(discs.size() == 1);
      CHECK(discs[0].in_hole == HoleState::kFlat);
      CHECK(discs[0].team == "natural");
      CHECK(discs[0].base.norm() < 3);
    }
  }
  CHECK(told >= 8);
}

TEST_CASE("a disc flat in the hole is told from far aside as well, wherever in the hole it lies") {
  int told = 0;
  for (int i = 0; i < 8; ++i) {
    CAPTURE(i);
    const Detection detection = seen(with_flat_disc(kRedFloor, 1.2 * direction(kPi / 4 * i)), 29);
    CHECK((detection.hole == HoleState::kFlat || detection.hole == HoleState::kUnsure));
    if (detection.hole == HoleState::kFlat) ++told;
  }
  CHECK(told >= 7);
}

// A star in black or white on each disc, which covers a third of it.
drawing::Scene with_emblems(drawing::Scene scene) {
  for (drawing::Disc& disc : scene.discs) {
    const double ink = disc.team == "black" ? 235 : 30;
    disc.stars = {{.outer_radius = 11, .inner_radius = 6, .points = 5, .colour = {ink, ink, ink}}};
  }
  return scene;
}

TEST_CASE("a disc flat in the hole with an emblem on it, as all have, is told like others") {
  int told = 0;
  for (int i = 0; i < 4; ++i) {
    CAPTURE(i);
    const auto flat = with_emblems(with_flat_disc(kRedFloor, 0.3 * i * direction(1.3 * i)));
    const Detection detection = seen(flat, 3 + 6 * i);
    CHECK((detection.hole == HoleState::kFlat || detection.hole == HoleState::kUnsure));
    if (detection.hole == HoleState::kFlat) ++told;
    const Detection empty = seen(with_emblems(table(kRedFloor)), 3 + 6 * i);
    CHECK((empty.hole == HoleState::kNone || empty.hole == HoleState::kUnsure));
    CHECK(at_hole(empty).empty());
  }
  CHECK(told >= 3);
}

TEST_CASE(
    "whether a black disc lies flat in the hole is left to people: its gap is as dark as a floor's edge") {
  drawing::Scene scene = table(kBlackFloor);
  scene.discs.push_back(in_hole(black_at({0.5, -0.5}), scene.board));
  CHECK(seen(scene, 8).hole == HoleState::kUnsure);
  CHECK(seen(with_emblems(scene), 8).hole == HoleState::kUnsure);
}

TEST_CASE("a black disc flat in the hole is told where a pale floor shows beside it") {
  int told = 0;
  for (int i = 0; i < 8; ++i) {
    CAPTURE(i);
    drawing::Scene scene = table(kWhiteFloor);
    scene.board.hole.radius = 18.5;
    scene.discs.push_back(in_hole(black_at(2 * direction(kPi / 4 * i)), scene.board));
    for (drawing::Lamp& lamp : scene.light.lamps) lamp.share = 0.3;  // under a sky the floor has one shade
    const Detection detection = seen(scene, 3.0 + 3 * i);
    CHECK((detection.hole == HoleState::kFlat || detection.hole == HoleState::kUnsure));
    if (detection.hole != HoleState::kFlat) continue;
    ++told;
    REQUIRE(at_hole(detection).size() == 1);
    CHECK(at_hole(detection)[0].team == "black");
  }
  CHECK(told >= 4);
}

TEST_CASE("an empty hole with a floor as black as discs is none, however pale its wall is") {
  for (const drawing::Material& wall : {kWhiteFloor, maple().second}) {
    for (int i = 0; i < 8; ++i) {
      CAPTURE(wall.colour.red);
      CAPTURE(i);
      drawing::Scene scene = table(maple().first);
      scene.board.hole.wall = wall;
      scene.light.lamps = lamp_from(i % 4, 4);
      const Detection detection = seen(scene, 3.0 + 4 * i);
      CHECK((detection.hole == HoleState::kNone || detection.hole == HoleState::kUnsure));
      CHECK(at_hole(detection).empty());
    }
  }
}

TEST_CASE("a disc flat in the hole whose side is nowhere else on the deck is left to people") {
  drawing::Scene scene = with_flat_disc(kRedFloor);
  std::erase_if(scene.discs,
                [](const drawing::Disc& d) { return d.team == "natural" && d.base.norm() > 30; });
  CHECK(seen(scene, 8).hole == HoleState::kUnsure);
}

TEST_CASE("a disc beside the hole lies on the deck") {
  drawing::Scene scene = table(kRedFloor);
  scene.discs.push_back(black_at({15, 8}));
  const Detection detection = seen(scene, 10);
  CHECK(detection.hole == HoleState::kNone);
  const std::vector<Disc> discs = at_hole(detection);
  REQUIRE(discs.size() == 1);
  CHECK(discs[0].in_hole == HoleState::kNone);
  CHECK((discs[0].base - Vec2(15, 8)).norm() < 1.5);
}

}  // namespace
}  // namespace ringside
