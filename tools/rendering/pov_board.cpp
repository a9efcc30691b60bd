// SPDX-License-Identifier: MIT
#include "rendering/pov_board.h"

#include <algorithm>
#include <cmath>

namespace ringside::rendering {
namespace {

using drawing::Board;
using drawing::Rim;

// An upright wall seen from both sides. Walls and plates of their own cost far less time than solids cut out
// of each other would.
std::string wall(const Vec2& centre, double bottom, double top, double radius, const std::string& texture) {
  if (bottom >= top) return "";
  return pov("cylinder{", Vec3(centre.x(), centre.y(), bottom), ",", Vec3(centre.x(), centre.y(), top), ",",
             radius, " open ", texture, "}\n");
}

std::string hole(const drawing::Hole& hole, const Palette& palette) {
  if (hole.radius <= 0) return "";
  const Vec3 floor(hole.centre.x(), hole.centre.y(), -hole.depth);
  return wall(hole.centre, -hole.depth, 0, hole.radius, palette.texture(hole.wall)) +
         pov("disc{", floor, ",z,", hole.radius, " ", palette.texture(hole.floor), "}\n");
}

// Corners of the rim's wall at a distance of its sides from the centre.
Vec2 corner(const Rim& rim, double radius, int i) {
  const double half = kPi / rim.sides;
  return radius / std::cos(half) * direction(radians(rim.turned_deg) + (2 * i - 1) * half);
}

// A level plate as large as the rim is wide in its middle.
std::string floor_plate(const Rim& rim, double height) {
  const double radius = rim.inner_radius + rim.width / 2;
  if (rim.sides == 0) return pov("disc{", Vec3(0, 0, height), ",z,", radius, " ");
  std::string corners;
  for (int i = 0; i <= rim.sides; ++i) {
    const Vec2 p = corner(rim, radius, i);
    corners += pov(",", Vec3(p.x(), p.y(), height));
  }
  return pov("polygon{", rim.sides + 1, corners, " ");
}

std::string round_rim(const Rim& rim, double bottom, const Palette& palette) {
  const std::string texture = palette.texture(rim.material);
  const double outer_radius = rim.inner_radius + rim.width;
  return wall(Vec2::Zero(), bottom, rim.height, rim.inner_radius, texture) +
         wall(Vec2::Zero(), bottom, rim.height, outer_radius, texture) +
         pov("disc{", Vec3(0, 0, rim.height), ",z,", outer_radius, ",", rim.inner_radius, " ", texture,
             "}\n");
}

// One side of a rim with corners, mitred at both ends, its grain along it.
std::string rim_side(const Rim& rim, double bottom, int i, const Palette& palette) {
  std::string corners;
  for (const auto& [radius, end] : {std::pair{rim.inner_radius, 0},
                                    {rim.inner_radius + rim.width, 0},
                                    {rim.inner_radius + rim.width, 1},
                                    {rim.inner_radius, 1},
                                    {rim.inner_radius, 0}}) {
    corners += pov(",", corner(rim, radius, i + end));
  }
  drawing::Material material = rim.material;
  material.grain.angle_deg = rim.turned_deg + 360.0 * i / rim.sides + 90;
  material.grain.seed += static_cast<std::uint32_t>(7 * i);
  // A prism grows along y; y and z change places.
  return pov("prism{linear_spline ", bottom, ",", rim.height, ",5", corners,
             " matrix<1,0,0,0,0,1,0,1,0,0,0,0> ", palette.texture(material), "}\n");
}

std::string rim_text(const Rim& rim, double bottom, const Palette& palette) {
  if (rim.width <= 0 || rim.height <= bottom) return "";
  if (rim.sides == 0) return round_rim(rim, bottom, palette);
  std::string text;
  for (int i = 0; i < rim.sides; ++i) text += rim_side(rim, bottom, i, palette);
  return text;
}

}  // namespace

std::string board_body(const Board& board, const Palette& palette) {
  const double table = -std::max(board.table_depth, board.ditch.depth + 1);
  const std::string deck_edge =
      wall(Vec2::Zero(), -board.ditch.depth, 0, board.deck_radius, palette.texture(board.deck_edge));
  return pov(hole(board.hole, palette), deck_edge, floor_plate(board.rim, -board.ditch.depth),
             palette.texture(board.ditch.floor), "}\n", rim_text(board.rim, table, palette), "plane{z,",
             table, " ", palette.texture(board.table), "}\n");
}

}  // namespace ringside::rendering
