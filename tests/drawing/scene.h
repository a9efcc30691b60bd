// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "geometry/conventions.h"

// What is drawn: a crokinole board, discs and light, as plain values. Lengths are millimetres in the board
// frame (geometry/conventions.h); angles that a person chooses are degrees. The defaults are a tournament
// board.
namespace ringside::drawing {

// 0 to 255 per channel, as it comes out on a level surface in full light.
struct Colour {
  double red, green, blue;
};

// Wood grain made of deterministic noise.
struct Grain {
  double contrast = 0;   // 0 = plain paint, 0.1 = calm maple, 0.3 = lively walnut
  double angle_deg = 0;  // direction of the fibres, from +x towards +y
  double spacing = 14;   // between growth rings, mm
  std::uint32_t seed = 1;
};

struct Material {
  Colour colour;
  Grain grain = {};
  double gloss = 0;  // strength of the lamp's reflection; 0 = matt, 0.3 = varnish
};

// A printed circle. Its centre line is polar about the board's origin, as in calibration's Line.
struct Line {
  double radius;  // mean radius of the line's centre
  double width = 1.6;
  Colour colour{34, 30, 28};
  // cos 1, sin 1, ..., cos 4, sin 4: departure from the circle; cos 1 and sin 1 move it along x and y.
  std::array<double, 8> harmonics{};

  double radius_at(double angle) const;
  double near_edge_at(double angle) const { return radius_at(angle) - width / 2; }
};

// Four straight lines from the middle to the outer line.
struct QuadrantLines {
  double angle_deg = 45;  // of the first one; the others follow every 90 degrees
  double width = 1.6;     // 0 leaves them out
  Colour colour{34, 30, 28};
};

struct Hole {
  Vec2 centre{0, 0};
  double radius = 17.5;
  double depth = 7;
  Material floor{{28, 26, 25}};
  Material wall{{150, 112, 70}};
};

// Posts on the inner line.
struct Pegs {
  int count = 8;                    // evenly spaced; 0 leaves them out
  double from_quadrant_deg = 22.5;  // from the first quadrant line to the first peg
  double radius = 4.8;
  double height = 14;
  double edge_rounding = 1;
  Material material{{52, 50, 50}, {}, 0.3};
};

struct Ditch {
  double depth = 20;
  Material floor{{40, 38, 38}};
};

struct Rim {
  int sides = 0;              // 0 = round, 8 = octagon
  double inner_radius = 378;  // of the round wall, or from the centre to the middle of a side
  double width = 16;
  double height = 10;     // of its top above the deck
  double turned_deg = 0;  // octagon: direction of one side's middle
  Material material{{176, 128, 78}, {.contrast = 0.15}};
};

struct Board {
  std::array<Line, 3> lines{
      {{.radius = 101.6}, {.radius = 203.2}, {.radius = kOuterLineRadius}}};  // from inside out
  QuadrantLines quadrant_lines = {};
  Hole hole = {};
  Pegs pegs = {};
  double deck_radius = 330.2;
  Material deck{{214, 180, 128}, {.contrast = 0.08}};
  Material deck_edge{{168, 132, 84}};
  Ditch ditch = {};
  Rim rim = {};
  double table_depth = 32;  // below the deck
  Material table{{150, 146, 140}, {.contrast = 0.05}};
};

// A cylinder with rounded edges, standing level.
struct Disc {
  Vec2 base;  // centre of its foot
  Material material{{36, 34, 33}};
  std::string team = "black";  // colour word; of no effect on the picture
  double radius = 15.9;
  double height = 9.5;
  double edge_rounding = 1.5;
  double base_z = 0;  // 0 on the deck, -hole.depth flat in the hole, -ditch.depth in the ditch
};

struct Light {
  Vec3 to_lamp{-0.4, 0.55, 1};  // any length
  double lamp_share = 0.5;      // of the light on a level surface; the rest comes evenly from the sky
  double lamp_radius_deg = 3;   // half the angle the lamp fills: how soft shadows are, 0 = hard
  double contact = 1;  // how much walls and discs keep the sky's light from their foot; 0 = not at all
  Colour tint{255, 255, 255};  // of all light
  Vec2 gradient{0, 0};         // relative brightness gained per metre along x and y
};

struct Scene {
  Board board = {};
  std::vector<Disc> discs = {};
  Light light = {};
};

// Places a disc flat in the hole or in the ditch.
Disc in_hole(Disc disc, const Board& board);
Disc in_ditch(Disc disc, const Board& board);

}  // namespace ringside::drawing
