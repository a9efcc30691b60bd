// SPDX-License-Identifier: MIT
#include "detection/disc_rays.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"
#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

// One pale disc between the lines of a drawn board, seen from aside under one lamp, and the board as the
// drawing has it.
struct OneDisc {
  Photo photo;
  Calibration calibration;
  DiscShape shape = test::tournament_discs().shape;
  Vec2 base{40, 145};
  Vec2 to_lamp = Vec2::UnitX();  // on the deck
};

// towards_lamp: on the deck, from the disc.
OneDisc one_disc(double tilt_deg, const Vec2& towards_lamp) {
  OneDisc out;
  out.to_lamp = towards_lamp.normalized();
  const test::Look look = test::black_and_natural_on_dark_blue();
  drawing::Scene scene{.board = look.board};
  scene.discs = {{.base = out.base, .material = look.second, .team = look.second_team}};
  scene.light.lamps = {{.towards = {out.to_lamp.x(), out.to_lamp.y(), 1.2}, .share = 0.6, .radius_deg = 2}};
  const drawing::View view = drawing::look_from(test::whole_board(tilt_deg));
  out.photo = test::draw(scene, view);
  out.calibration.image_from_board = view.image_from_board();
  out.calibration.camera = {view.camera, 0.02, "exif", view.eye(), view.pose.tilt()};
  return out;
}

TEST_CASE("a disc explains the picture best from where it lies, whatever side the lamp stands on") {
  for (const double tilt : {0.0, 20.0}) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      const OneDisc disc = one_disc(tilt, direction(kPi / 2 * lamp));
      CAPTURE(tilt);
      CAPTURE(lamp);
      const DiscRays rays(disc.photo, disc.calibration, disc.shape, disc.base + Vec2(1.5, -1),
                          Vec2(-disc.to_lamp));
      const double there = rays.unexplained(disc.base);
      for (int i = 0; i < 8; ++i) {
        const Vec2 way = direction(kPi / 4 * i);
        CHECK(rays.unexplained(disc.base + 1.5 * way) > there);
        CHECK(rays.unexplained(disc.base + 3 * way) > rays.unexplained(disc.base + 1.5 * way));
      }
    }
  }
}

TEST_CASE("without a known lamp a place two millimetres off is still the worse one") {
  const OneDisc disc = one_disc(20, {1, 0.3});
  const DiscRays rays(disc.photo, disc.calibration, disc.shape, disc.base, std::nullopt);
  for (int i = 0; i < 8; ++i)
    CHECK(rays.unexplained(disc.base + 2 * direction(kPi / 4 * i)) > rays.unexplained(disc.base));
}

}  // namespace
}  // namespace ringside
