// SPDX-License-Identifier: MIT
#include "samples/boards.h"

namespace ringside::samples {

using namespace drawing;

Board maple_board() {
  Board board;
  board.lines[0].harmonics = {0.2, -0.15};
  board.lines[1].harmonics = {-0.1, 0.25};
  board.deck = {{226, 194, 146}, {.contrast = 0.06, .angle_deg = 8, .spacing = 19, .seed = 21}, 0.04};
  board.ditch.floor = {{150, 36, 42}, {.contrast = 0.08, .spacing = 3}};
  board.hole.floor = {{150, 36, 42}};
  board.rim.material = {{196, 152, 98}, {.contrast = 0.12, .spacing = 6, .seed = 3}, 0.08};
  board.pegs.material = {{58, 56, 58}, {}, 0.4};
  board.table = {{176, 174, 170}, {.contrast = 0.035, .angle_deg = 80, .spacing = 40, .seed = 5}};
  return board;
}

Board cherry_board() {
  Board board;
  for (Line& line : board.lines) line.width = 2.2;
  board.lines[0].harmonics = {-0.25, 0.1};
  board.quadrant_lines.width = 2.2;
  board.deck = {{214, 170, 110}, {.contrast = 0.11, .angle_deg = -35, .spacing = 15, .seed = 77}, 0.06};
  board.ditch.floor = {{46, 46, 50}};
  board.hole.floor = {{40, 40, 44}};
  board.rim.material = {{120, 74, 44}, {.contrast = 0.2, .spacing = 7, .seed = 9}, 0.12};
  board.table = {{112, 84, 62}, {.contrast = 0.18, .angle_deg = 4, .spacing = 26, .seed = 40}, 0.1};
  return board;
}

Board painted_board() {
  const Colour orange{226, 84, 40};
  Board board;
  board.lines = {{{.radius = 103.9, .width = 2.7, .colour = orange, .harmonics = {0.4, 0.3}},
                  {.radius = 220.4, .width = 3.0, .colour = orange, .harmonics = {-0.3, 0.2}},
                  {.radius = kOuterLineRadius, .width = 3.4, .colour = orange}}};
  board.quadrant_lines = {.width = 3.2, .colour = orange};
  board.hole = {.centre = {1.2, 1.8}, .radius = 19.1, .floor = {{170, 48, 44}}, .wall = {{120, 92, 62}}};
  board.pegs.radius = 2.6;
  board.pegs.height = 12;
  board.pegs.material = {{226, 208, 168}, {}, 0.5};
  board.deck_radius = 324.6;
  board.deck = {{28, 58, 92}, {.contrast = 0.07, .angle_deg = 30, .spacing = 30, .seed = 8}, 0.04};
  board.deck_edge = {{30, 42, 60}};
  board.ditch = {.depth = 16, .floor = {{178, 50, 52}, {.contrast = 0.1, .angle_deg = 45, .spacing = 3}}};
  board.rim.sides = 8;
  board.rim.inner_radius = 366;
  board.rim.width = 22;
  board.rim.height = 12;
  board.rim.material = {{206, 142, 74}, {.contrast = 0.2, .spacing = 8, .seed = 31}, 0.12};
  board.table = {{150, 136, 118}, {.contrast = 0.16, .angle_deg = 2, .spacing = 22, .seed = 60}, 0.03};
  return board;
}

Board walnut_board() {
  const Colour ink{26, 19, 15};
  Board board;
  board.lines = {{{.radius = 103.4, .width = 1.2, .colour = ink, .harmonics = {-0.4, 0.5, 0.15}},
                  {.radius = 218.6, .width = 1.1, .colour = ink, .harmonics = {0.3, -0.2, 0, 0.2}},
                  {.radius = kOuterLineRadius, .width = 1.1, .colour = ink}}};
  board.quadrant_lines = {.width = 1.1, .colour = ink};
  board.hole = {.centre = {-0.8, 0.6}, .radius = 18, .floor = {{96, 22, 28}}, .wall = {{104, 66, 36}}};
  board.pegs.radius = 2.4;
  board.pegs.material = {{60, 44, 34}, {}, 0.3};
  board.deck_radius = 335;
  board.deck = {{170, 116, 66}, {.contrast = 0.26, .angle_deg = 24, .spacing = 13, .seed = 91}, 0.1};
  board.deck_edge = {{120, 78, 44}};
  board.ditch = {.depth = 15,
                 .floor = {{136, 84, 44}, {.contrast = 0.22, .angle_deg = 70, .spacing = 9}, 0.05}};
  board.rim.sides = 8;
  board.rim.inner_radius = 384;
  board.rim.width = 17;
  board.rim.height = 9;
  board.rim.turned_deg = 22.5;
  board.rim.material = {{112, 66, 34}, {.contrast = 0.25, .spacing = 7, .seed = 17}, 0.15};
  board.table = {{66, 74, 68}, {.contrast = 0.06, .angle_deg = 12, .spacing = 5, .seed = 2}};
  return board;
}

}  // namespace ringside::samples
