// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/drawn_board.h"
#include "detection/drawn_rounds.h"

namespace ringside::test {

// One disc between the lines of a drawn dark blue board, seen from aside under one lamp, and the board as the
// drawing has it.
struct OneDisc {
  Photo photo;
  Calibration calibration;
  DiscShape shape = tournament_discs().shape;
  Vec2 base{40, 145};
  Vec2 to_lamp = Vec2::UnitX();  // on the deck
};

inline OneDisc one_disc(const drawing::Material& material, double tilt_deg, const drawing::Lamp& lamp) {
  OneDisc out;
  out.to_lamp = lamp.towards.head<2>().normalized();
  drawing::Scene scene{.board = black_and_natural_on_dark_blue().board};
  scene.discs = {{.base = out.base, .material = material}};
  scene.light.lamps = {lamp};
  const drawing::View view = drawing::look_from(whole_board(tilt_deg));
  out.photo = draw(scene, view);
  out.calibration.image_from_board = view.image_from_board();
  out.calibration.camera = {view.camera, 0.02, "exif", view.eye(), view.pose.tilt()};
  return out;
}

}  // namespace ringside::test
