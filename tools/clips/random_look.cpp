// SPDX-License-Identifier: MIT
#include "clips/random_look.h"

#include "drawing/looks.h"
#include "plans/random_board.h"
#include "plans/random_camera.h"

namespace ringside::clips {
namespace {

Player random_player(plans::Dice& dice, double seat_deg) {
  return {.seat_deg = seat_deg,
          .skin = drawing::look(dice.chance(0.3) ? "dark-skin" : "skin").value(),
          .sleeve = drawing::look(dice.chance(0.5) ? "grey-sleeve" : "white-sleeve").value()};
}

}  // namespace

Look random_look(plans::Dice& dice, Definition definition) {
  plans::PhotoPlan photo;
  photo.scene.board = plans::random_board(dice, dice.chance(0.3));
  photo.viewpoint.width = definition == Definition::k720p ? 1280 : 1920;
  photo.viewpoint.height = definition == Definition::k720p ? 720 : 1080;
  photo.viewpoint.focal_px = dice.between(0.65, 0.95) * photo.viewpoint.width;
  photo.viewpoint.azimuth_deg = -90 + dice.normal(30);
  photo.viewpoint.roll_deg = dice.normal(3);
  plans::aim(dice, photo, {0, 9}, dice.between(0.86, 0.98));
  Look look{.board = photo.scene.board,
            .light = plans::random_light(dice),
            .viewpoint = photo.viewpoint,
            .effects = plans::good_picture(dice),
            .exposure = dice.between(1.0 / 120, 1.0 / 60)};
  look.players = {random_player(dice, -90), random_player(dice, 90)};
  return look;
}

}  // namespace ringside::clips
