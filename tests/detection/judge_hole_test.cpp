// SPDX-License-Identifier: MIT
#include "detection/judge_hole.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "detection/drawn_rounds.h"
#include "detection/empty_hole.h"

namespace ringside {
namespace {

const test::Look& maple() {
  static const test::Look look = test::black_and_natural_on_maple();
  return look;
}

const drawing::Material kBlackFloor{{40, 38, 38}}, kRedFloor{{150, 36, 42}}, kWhiteFloor{{236, 234, 228}};

drawing::Disc black_at(const Vec2& base) {
  return {.base = base, .material = maple().first, .team = "black"};
}
drawing::Disc natural_at(const Vec2& base) {
  return {.base = base, .material = maple().second, .team = "natural"};
}

// Both sides' discs on the deck and a hole with this floor.
drawing::Scene table(const drawing::Material& floor) {
  drawing::Scene scene{.board = maple().board};
  scene.board.hole.floor = floor;
  scene.discs = {black_at({-100, 120}), natural_at({160, 20}), black_at({-60, -180}), natural_at({90, -150})};
  return scene;
}

// One lamp for most of the light, in one of four directions.
std::vector<drawing::Lamp> lamp_from(int quarter, double radius_deg) {
  const Vec2 to_lamp = direction(kPi / 2 * quarter);
  return {{.towards = {to_lamp.x(), to_lamp.y(), 1.2}, .share = 0.6, .radius_deg = radius_deg}};
}

Detection seen(const drawing::Scene& scene, double tilt_deg) {
  return test::detect(scene, drawing::look_from(test::whole_board(tilt_deg))).detection;
}

std::vector<Disc> at_hole(const Detection& detection) {
  std::vector<Disc> discs = detection.discs;
  std::erase_if(discs, [](const Disc& disc) { return disc.base.norm() > 35; });
  return discs;
}

bool asks(const Detection& detection) { return detection.maybe_in_hole.has_value(); }

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
  const drawing::View view = drawing::look_from(test::whole_board(12));
  for (const double blur : {0.8, 1.4, 2.0}) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      CAPTURE(blur);
      CAPTURE(lamp);
      drawing::Scene scene = table(maple().second);
      scene.light.lamps = lamp_from(lamp, 8);
      Photo photo = test::draw(scene, view);
      cv::GaussianBlur(photo.pixels, photo.pixels, {}, blur);
      const Detection detection = test::detect_on(photo, scene, view).detection;
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
  const Photo photo = test::draw(table(maple().second), drawing::look_from(test::whole_board(8)));
  const Calibration calibration = calibrate(photo, {});
  const RectifiedView view = rectify(photo, calibration);
  for (const double side : {0.5, 2.0, 4.0}) {
    CAPTURE(side);
    const Vec2 centre = calibration.hole.rim.centre;
    const auto judged = [&](double away) {
      return judge_hole(view, calibration, {{15.9, 9.5, 1.5}}, {found_at(centre + away * direction(side))});
    };
    CHECK(judged(3).no_disc.has_value() != judged(3).disc.has_value());
    CHECK_FALSE(judged(12).no_disc.has_value());
  }
}

drawing::Scene with_flat_disc(const drawing::Material& floor, const Vec2& base = {0.5, -0.5}) {
  drawing::Scene scene = table(floor);
  scene.discs.push_back(in_hole(natural_at(base), scene.board));
  return scene;
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

TEST_CASE("a disc flat in the hole whose side is nowhere else on the deck is left to people") {
  drawing::Scene scene = with_flat_disc(kRedFloor);
  std::erase_if(scene.discs,
                [](const drawing::Disc& d) { return d.team == "natural" && d.base.norm() > 30; });
  CHECK(seen(scene, 8).hole == HoleState::kUnsure);
}

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
  const drawing::View view = drawing::look_from(test::whole_board(7));
  const auto small = [](drawing::Disc disc) {
    disc.radius = 13.8;
    return disc;
  };
  for (const drawing::Material& floor : {kRedFloor, kBlackFloor, maple().second}) {
    drawing::Scene scene = table(floor);
    scene.board.hole.radius = 18.4;
    for (drawing::Disc& disc : scene.discs) disc = small(disc);
    const std::vector<Disc> before = test::detect(scene, view).detection.discs;
    for (int wall = 0; wall < 4; ++wall) {
      for (int lamp = 0; lamp < 4; ++lamp) {
        CAPTURE(floor.colour.red);
        CAPTURE(wall);
        CAPTURE(lamp);
        scene.discs = {in_hole(small(natural_at(4.5 * direction(0.3 + kPi / 2 * wall))), scene.board)};
        scene.light.lamps = lamp_from(lamp, 2);
        const Photo photo = test::draw(scene, view);
        CHECK(test::detect_on(photo, scene, view).detection.hole != HoleState::kHanger);
        CHECK(test::detect_on(photo, scene, view, before).detection.hole != HoleState::kHanger);
      }
    }
  }
}

drawing::Scene with_hanger(double overhang, double rim_deg = 200,
                           const drawing::Material& floor = kRedFloor) {
  drawing::Scene scene = table(floor);
  scene.discs.push_back(hanging(natural_at({0, 0}), scene.board, rim_deg, overhang));
  return scene;
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

TEST_CASE("a disc that all but fell in is a hanger or left to people") {
  const Detection detection = seen(with_hanger(28), 15);
  CHECK((detection.hole == HoleState::kHanger || detection.hole == HoleState::kUnsure));
  const std::vector<Disc> discs = at_hole(detection);
  REQUIRE(discs.size() == 1);
  CHECK(discs[0].in_hole == detection.hole);
}

TEST_CASE("a hanger alone on the board is one if it is a disc, and is one where its side was seen before") {
  const drawing::View view = drawing::look_from(test::whole_board(6));
  drawing::Scene alone = with_hanger(24, 200, kWhiteFloor);
  alone.discs.erase(alone.discs.begin(), alone.discs.end() - 1);
  const Photo photo = test::draw(alone, view);
  const Detection unknown = test::detect_on(photo, alone, view).detection;
  CHECK(unknown.hole == HoleState::kUnsure);
  CHECK(asks(unknown));
  REQUIRE(unknown.maybe_hanger);
  CHECK(unknown.maybe_hanger->in_hole == HoleState::kHanger);
  CHECK((unknown.maybe_hanger->base - alone.discs[0].base).norm() < 2);
  const Detection before = seen(table(kWhiteFloor), 6);
  CHECK_FALSE(before.maybe_hanger);
  const Detection known = test::detect_on(photo, alone, view, before.discs).detection;
  CHECK(known.hole == HoleState::kHanger);
  CHECK_FALSE(known.maybe_hanger);
}

// Beside it floor shows, here lit and there dark, which no drawing of a flat disc has.
TEST_CASE("a small disc flat on a pale floor in a dark deck is no hanger") {
  const drawing::View view = drawing::look_from(test::whole_board(4));
  const drawing::Material dark{{38, 36, 34}}, purple{{104, 56, 122}}, pale{{150, 144, 138}};
  drawing::Scene scene = table(pale);
  scene.board = test::black_and_natural_on_dark_blue().board;
  scene.board.deck = dark;
  scene.board.hole.floor = pale;
  scene.board.hole.wall = dark;
  for (drawing::Disc& disc : scene.discs) {
    disc.radius = 14.4;
    disc.material = disc.team == "black" ? purple : drawing::Material{{214, 190, 60}};
  }
  const std::vector<Disc> before = test::detect(scene, view).detection.discs;
  REQUIRE(before.size() == 4);
  for (int wall = 0; wall < 8; ++wall) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      drawing::Disc fallen = scene.discs[0];
      fallen.base = 3.0 * direction(0.3 + kPi / 4 * wall);
      drawing::Scene alone = scene;
      alone.discs = {in_hole(fallen, scene.board)};
      alone.light.lamps = lamp_from(lamp, 2);
      Photo photo = test::draw(alone, view);
      cv::GaussianBlur(photo.pixels, photo.pixels, {}, 1.2);
      const Detection seen = test::detect_on(photo, alone, view, before).detection;
      CAPTURE(wall);
      CAPTURE(lamp);
      CHECK(seen.hole != HoleState::kHanger);
      CHECK_FALSE(seen.maybe_hanger);
    }
  }
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

// With a calibration made of the table when nothing lay on it.
Detection seen_knowing_the_empty_hole(const drawing::Scene& scene, double tilt_deg) {
  const drawing::View view = drawing::look_from(test::whole_board(tilt_deg));
  drawing::Scene bare = scene;
  bare.discs.clear();
  const Photo before = test::draw(bare, view);
  Calibration calibration = calibrate(before, {});
  calibration.empty_hole = empty_hole_picture({rectify(before, calibration)}, calibration);
  return detect_discs(test::draw(scene, view), calibration, test::tournament_discs());
}

TEST_CASE("who knows the empty hole sees that it is empty, whatever its floor") {
  for (const drawing::Material& floor : {kBlackFloor, kWhiteFloor, maple().second}) {
    CAPTURE(floor.colour.red);
    drawing::Scene scene = table(floor);
    CHECK(seen_knowing_the_empty_hole(scene, 4).hole == HoleState::kNone);
    scene.discs.push_back(black_at({28, -22}));  // its shadow falls towards the hole
    CHECK(seen_knowing_the_empty_hole(scene, 12).hole == HoleState::kNone);
  }
}

TEST_CASE("who knows the empty hole tells a disc that lies flat in it, or asks") {
  int told = 0;
  for (const drawing::Material& floor : {kRedFloor, kBlackFloor, kWhiteFloor, maple().second}) {
    CAPTURE(floor.colour.red);
    const Detection detection = seen_knowing_the_empty_hole(with_flat_disc(floor), 8);
    CHECK((detection.hole == HoleState::kFlat || detection.hole == HoleState::kUnsure));
    if (detection.hole != HoleState::kFlat) continue;
    ++told;
    const std::vector<Disc> discs = at_hole(detection);
    REQUIRE(discs.size() == 1);
    CHECK(discs[0].in_hole == HoleState::kFlat);
    CHECK(discs[0].team == "natural");
  }
  CHECK(told >= 3);
}

TEST_CASE("who knows the empty hole calls no hanger flat") {
  for (const double overhang : {22, 25, 28}) {
    CAPTURE(overhang);
    const Detection detection = seen_knowing_the_empty_hole(with_hanger(overhang), 15);
    CHECK((detection.hole == HoleState::kHanger || detection.hole == HoleState::kUnsure));
  }
}

}  // namespace
}  // namespace ringside
