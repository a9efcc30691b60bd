// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "drawing/colour.h"
#include "drawing/disc_edge.h"
#include "geometry/conventions.h"

// What is drawn: a crokinole board, discs and light, as plain values. Lengths are millimetres in the board
// frame (geometry/conventions.h); angles that a person chooses are degrees. The defaults are a tournament
// board.
namespace ringside::drawing {

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

// A zone painted from the middle of a line so far inwards.
Line painted_zone(const Line& border, double depth, const Colour& colour);

// Four straight lines from the middle to the outer line.
struct QuadrantLines {
  bool to_hole = false;   // they begin at the hole's rim instead
  double angle_deg = 45;  // of the first one; the others follow every 90 degrees
  double width = 1.6;     // 0 leaves them out
  Colour colour{34, 30, 28};
};

// What use has left of the lines and the quadrant lines.
struct Wear {
  double ink_left = 1;     // share of it; what is missing shows the deck
  double lost = 0;         // about so much of them is gone altogether, in patches of a few centimetres
  std::uint32_t seed = 1;  // of the patches

  bool is_lost(const Vec2& p) const;
};

struct Hole {
  Vec2 centre{0, 0};
  double radius = 17.5;
  double depth = 7;
  Material floor{{28, 26, 25}};
  Material wall{{150, 112, 70}};
};

// Numerals or words printed on the deck; no line counts them.
struct Lettering {
  std::string text;
  Vec2 centre{0, 0};
  double height = 18;     // of a capital
  double turned_deg = 0;  // 0 = upright for the seat at -y, counter-clockwise
  Colour colour{34, 30, 28};
};

// A star printed on the deck, as makers' marks are, or on a disc.
struct Star {
  Vec2 centre{0, 0};  // on a disc from its own
  double outer_radius = 14;
  double inner_radius = 6;
  int points = 8;
  double turned_deg = 0;
  Colour colour{34, 30, 28};
};

// A star of so many points that it is round.
Star round_print(double radius, const Colour& colour);

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
  Wear wear = {};
  std::vector<Line> decoration = {};  // further rings that mean nothing to the game; later ones on top
  std::vector<Lettering> lettering = {};
  std::vector<Star> stars = {};
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

// A cylinder with rounded or bevelled edges.
struct Disc {
  Vec2 base;  // centre of its foot
  Material material{{36, 34, 33}};
  std::string team = "black";  // colour word; of no effect on the picture
  double radius = 15.9;        // where it is widest
  double height = 9.5;
  double edge_rounding = 1.5;    // of no effect on a disc with a bevel
  double base_z = 0;             // 0 on the deck, -hole.depth flat in the hole, -ditch.depth in the ditch
  double lean_deg = 0;           // turned about the centre of its foot until ...
  double lean_towards_deg = 0;   // ... the edge in this direction is the lowest
  std::vector<Star> stars = {};  // printed or inlaid on its top; the later ones cover the earlier
  Bevel bevel = {};
  std::optional<DiscRim> rim = {};   // none: as its faces
  std::vector<DiscRing> rings = {};  // of its top; the later ones cover the earlier
};

// From the flat of its top out to where it is widest, and down to there, mm.
double edge_width(const Disc& disc);
double edge_height(const Disc& disc);

// As far as a face has its own shade: to the rim, where that has another.
double face_radius(const Disc& disc);

// A lamp far away.
struct Lamp {
  Vec3 towards{-0.4, 0.55, 1};  // any length
  double share = 0.5;           // of the light on a level surface
  double radius_deg = 3;        // half the angle the lamp fills: how soft shadows are, 0 = hard
};

// A reflection of something bright in a glossy deck: it washes out what lies under it.
struct Glare {
  Vec2 centre{0, 0};
  double radius = 40;     // where it has fallen to 1/e
  double strength = 0.5;  // light added in its middle; 1 = white in full light
};

struct Light {
  std::vector<Lamp> lamps{Lamp{}};  // what they leave to 1 comes evenly from the sky
  double contact = 1;  // how much walls and discs keep the sky's light from their foot; 0 = not at all
  Colour tint{255, 255, 255};  // of all light
  Vec2 gradient{0, 0};         // relative brightness gained per metre along x and y
  std::vector<Glare> glares{};
};

// A round bar with round ends: fingers, arms, pens.
struct Bar {
  Vec3 from{0, 0, 0};  // centre of one end
  Vec3 to{0, 0, 0};
  double radius = 8;
  Material material{{224, 178, 150}};
};

struct Scene {
  Board board = {};
  std::vector<Disc> discs = {};
  Light light = {};
  std::vector<Bar> bars = {};  // things in the way
};

// Where the pegs stand: centres of their feet.
std::vector<Vec2> peg_places(const Board& board);

// Places a disc flat in the hole or in the ditch.
Disc in_hole(Disc disc, const Board& board);
Disc in_ditch(Disc disc, const Board& board);

// On top of another that lies level.
Disc stacked(Disc disc, const Disc& under);

// On the deck, one edge lifted by whatever holds it.
Disc leaning(Disc disc, double lean_deg, double towards_deg);

// z of its lowest point.
double lowest_point(const Disc& disc);

// Half fallen into the hole: its lowest edge stands on the hole's floor, its foot rests on the rim on the
// side of direction rim_deg. overhang: how far the disc, were it level, would reach from the rim over the
// hole (mm); brought into the range in which it neither tips back onto the deck nor falls in, for a
// tournament board 26.1 to 29.9 mm. std::invalid_argument when a disc cannot hang in the board's hole.
Disc hanging(Disc disc, const Board& board, double rim_deg, double overhang);

// Whether a disc can hang in such a hole at all: neither too deep for it nor hardly wider.
bool can_hang(const Disc& disc, const Hole& hole);

// A hand with four fingers that points at `tip`, at the end of an arm that comes from far away in direction
// from_deg. height: of the finger tips above the deck.
std::vector<Bar> arm(const Vec2& tip, double from_deg, double height, const Material& skin,
                     const Material& sleeve);

}  // namespace ringside::drawing
