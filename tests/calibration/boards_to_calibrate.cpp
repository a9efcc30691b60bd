// SPDX-License-Identifier: MIT
#include "calibration/boards_to_calibrate.h"

namespace ringside::test {
namespace {

using drawing::Board;
using drawing::Colour;
using drawing::look_from;
using drawing::painted_zone;
using drawing::Scene;
using drawing::View;
using drawing::Viewpoint;

Scene octagon() {
  Scene scene;
  scene.board.rim.sides = 8;
  scene.board.rim.turned_deg = 22.5;
  return scene;
}

// Dark deck, light lines, other ratios, lines and hole off the centre.
Scene painted() {
  const Colour orange{226, 84, 40};
  Scene scene;
  Board& board = scene.board;
  board.lines = {{{.radius = 103.9, .width = 2.7, .colour = orange, .harmonics = {0.4, 0.3}},
                  {.radius = 220.4, .width = 3.0, .colour = orange, .harmonics = {-0.3, 0.2}},
                  {.radius = kOuterLineRadius, .width = 3.4, .colour = orange}}};
  board.quadrant_lines = {.width = 3.2, .colour = orange};
  board.hole = {.centre = {1.2, 1.8}, .radius = 19.1, .floor = {{170, 48, 44}}, .wall = {{120, 92, 62}}};
  board.deck_radius = 324.6;
  board.deck = {{28, 58, 92}, {.contrast = 0.07, .angle_deg = 30, .spacing = 30, .seed = 8}};
  board.ditch.floor = {{178, 50, 52}};
  return scene;
}

Scene thin_lines() {
  Scene scene;
  for (drawing::Line& line : scene.board.lines) line.width = 1;
  scene.board.quadrant_lines.width = 1;
  return scene;
}

// The zones of 10 and 15 in colours of their own.
Scene painted_zones() {
  Scene scene;
  Board& board = scene.board;
  board.decoration = {painted_zone(board.lines[1], 120, {70, 120, 82}),
                      painted_zone(board.lines[0], board.lines[0].radius, {208, 168, 70})};
  return scene;
}

Scene without_lines_between(Scene scene) {
  scene.board.lines[0].width = scene.board.lines[1].width = 0;
  return scene;
}

Calibrated calibrated(const std::string& name, const Scene& scene, const Viewpoint& viewpoint) {
  const View view = look_from(viewpoint);
  return {name, scene, view, calibrate(draw(scene, view), {.measure_pegs = true})};
}

Viewpoint rolled(Viewpoint viewpoint, double degrees) {
  viewpoint.roll_deg = degrees;
  return viewpoint;
}

}  // namespace

const std::vector<Calibrated>& calibrated_boards() {
  static const std::vector<Calibrated> boards{
      calibrated("overhead", {}, whole_board()),
      calibrated("tilted by 15 degrees", {}, whole_board(15)),
      calibrated("tilted by 30 degrees", {}, whole_board(30)),
      calibrated("camera rolled by 30 degrees", {}, rolled(whole_board(10), 30)),
      calibrated("octagon", octagon(), whole_board(8)),
      calibrated("painted dark board with light lines", painted(), whole_board(12)),
      calibrated("lines of 1 mm", thin_lines(), whole_board(5)),
      calibrated("painted zones with lines between them", painted_zones(), whole_board(12)),
      calibrated("painted zones without lines", without_lines_between(painted_zones()), whole_board(12)),
  };
  return boards;
}

}  // namespace ringside::test
