// SPDX-License-Identifier: MIT
#include "rendering/pov_solids.h"

#include <algorithm>
#include <cmath>

#include "drawing/solid.h"
#include "rendering/pov_mesh.h"

namespace ringside::rendering {
namespace {

std::string cylinder(double bottom, double top, double radius) {
  return pov("cylinder{<0,0,", bottom, ">,<0,0,", top, ">,", radius, "}");
}

std::string cone(double bottom, double bottom_radius, double top, double top_radius) {
  return pov("cone{<0,0,", bottom, ">,", bottom_radius, ",<0,0,", top, ">,", top_radius, "}");
}

std::string ring(double height, double radius, double thickness) {
  return pov("torus{", radius, ",", thickness, " rotate x*90 translate z*", height, "}");
}

// From upright at the origin to where the disc lies: where the axes go, then the origin's place.
std::string placed(const drawing::Disc& disc) {
  const drawing::Turn lean = solid_of(disc).lean;
  std::string matrix = "matrix<";
  for (int axis = 0; axis < 3; ++axis) {
    const Vec3 turned = lean.board_direction(Vec3::Unit(axis));
    matrix += pov(turned.x(), ",", turned.y(), ",", turned.z(), ",");
  }
  return pov(matrix, disc.base.x(), ",", disc.base.y(), ",", disc.base_z, ">");
}

std::string body_of(const drawing::Disc& disc) {
  return disc.bevel.none() ? rounded_cylinder(disc.radius, disc.height, disc.edge_rounding)
                           : bevelled_cylinder(disc.radius, disc.height, disc.bevel);
}

// A body is of one texture: where the rim has a shade of its own it has that one, and the top's face lies on
// it as prints do. The face beneath shows it all over, but from above nobody sees that one.
drawing::Material body_material(const drawing::Disc& disc) {
  drawing::Material material = disc.material;
  if (disc.rim) material.colour = disc.rim->colour;
  return material;
}

std::string plate(double height, double inner_radius, double outer_radius) {
  const std::string hole = inner_radius > 0 ? pov(",", inner_radius) : "";
  return pov("disc{<0,0,", height, ">,z,", outer_radius, hole, " ");
}

// What lies on a disc's top, from below: its face, rings and stars.
std::string layers_on(const drawing::Disc& disc, const Palette& palette) {
  constexpr double kLift = 0.002;  // mm, of each layer above what it covers
  const double mirror = mirror_of(disc.material.gloss);
  const std::string end = pov(" no_shadow ", placed(disc), "}\n");
  std::string layers;
  double height = disc.height;
  if (disc.rim) layers += plate(height += kLift, 0, face_radius(disc)) + palette.texture(disc.material) + end;
  for (const drawing::DiscRing& ring : disc.rings) {
    layers += plate(height += kLift, ring.inner_radius, ring.outer_radius) +
              palette.print(ring.colour, mirror) + end;
  }
  for (const drawing::Star& star : disc.stars) {
    layers += pov("mesh{\n", star_fan(star, height += kLift), palette.print(star.colour, mirror), end);
  }
  return layers;
}

}  // namespace

std::string rounded_cylinder(double radius, double height, double edge_rounding) {
  const double rounding = std::min({edge_rounding, 0.49 * height, 0.9 * radius});
  if (rounding <= 0) return cylinder(0, height, radius);
  const double core = radius - rounding;
  return pov("union{", cylinder(0, height, core), cylinder(rounding, height - rounding, radius),
             ring(rounding, core, rounding), ring(height - rounding, core, rounding), "}");
}

// Three pieces on top of each other.
std::string bevelled_cylinder(double radius, double height, const drawing::Bevel& bevel) {
  const double flat = radius - bevel.width, drop = bevel.drop();
  return pov("union{", cone(0, flat, drop, radius), cylinder(drop, height - drop, radius),
             cone(height - drop, radius, height, flat), "}");
}

std::string pegs(const drawing::Board& board, const Palette& palette) {
  const drawing::Pegs& pegs = board.pegs;
  if (pegs.height <= 0) return "";
  const std::string body = rounded_cylinder(pegs.radius, pegs.height, pegs.edge_rounding);
  const std::string texture = palette.texture(pegs.material);
  std::string text;
  for (const Vec2& place : peg_places(board)) {
    text += pov("object{", body, " ", texture, " translate ", Vec3(place.x(), place.y(), 0), "}\n");
  }
  return text;
}

std::string disc(const drawing::Disc& disc, const Palette& palette) {
  return pov("object{", body_of(disc), " ", palette.texture(body_material(disc)), " ", placed(disc), "}\n",
             layers_on(disc, palette));
}

std::string bar(const drawing::Bar& bar, const Palette& palette) {
  const auto end = [&](const Vec3& centre) { return pov("sphere{", centre, ",", bar.radius, "}"); };
  std::string body = end(bar.from);
  if ((bar.to - bar.from).norm() > 1e-6)
    body += end(bar.to) + pov("cylinder{", bar.from, ",", bar.to, ",", bar.radius, "}");
  return pov("union{", body, " ", palette.texture(bar.material), "}\n");
}

}  // namespace ringside::rendering
