// SPDX-License-Identifier: MIT
#include "clips/random_look.h"

#include <algorithm>
#include <cmath>

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

// Whence a camera looks, through which lens.
struct Stand {
  plans::TiltRange tilt;
  double least_focal, most_focal;  // of the picture's width
};

Look look_from(plans::Dice& dice, Definition definition, const Stand& stand) {
  plans::PhotoPlan photo;
  photo.scene.board = plans::random_board(dice, dice.chance(0.3));
  photo.viewpoint.width = definition == Definition::k720p ? 1280 : 1920;
  photo.viewpoint.height = definition == Definition::k720p ? 720 : 1080;
  photo.viewpoint.focal_px = dice.between(stand.least_focal, stand.most_focal) * photo.viewpoint.width;
  photo.viewpoint.azimuth_deg = -90 + dice.normal(30);
  photo.viewpoint.roll_deg = dice.normal(3);
  plans::aim(dice, photo, stand.tilt, dice.between(0.86, 0.98));
  Look look{.board = photo.scene.board,
            .light = plans::random_light(dice),
            .viewpoint = photo.viewpoint,
            .effects = plans::good_picture(dice),
            .exposure = dice.between(1.0 / 120, 1.0 / 60)};
  look.players = {random_player(dice, -90), random_player(dice, 90)};
  return look;
}

bool stands_out(const drawing::Disc& disc, const drawing::Board& board) {
  constexpr double kSeen = 45;  // grey levels of one channel at least
  const drawing::Colour &a = disc.material.colour, &b = board.deck.colour;
  return std::max({std::abs(a.red - b.red), std::abs(a.green - b.green), std::abs(a.blue - b.blue)}) > kSeen;
}

}  // namespace

Look random_look(plans::Dice& dice, Definition definition) {
  return look_from(dice, definition, {.tilt = {0, 9}, .least_focal = 0.65, .most_focal = 0.95});
}

Look random_oblique_look(plans::Dice& dice, Definition definition) {
  return look_from(dice, definition, {.tilt = {45, 60}, .least_focal = 0.9, .most_focal = 1.8});
}

plans::Sides random_sides_on(plans::Dice& dice, const drawing::Board& board) {
  while (true) {
    const plans::Sides sides = plans::random_sides(dice);
    if (stands_out(sides.first, board) && stands_out(sides.second, board)) return sides;
  }
}

}  // namespace ringside::clips
