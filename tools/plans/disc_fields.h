// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "drawing/scene.h"
#include "plans/board_fields.h"
#include "plans/material_fields.h"
#include "plans/ranges.h"

// How discs stand in a scene file; plan_fields.h says what an archive is.
namespace ringside::plans {

template <typename Archive>
void fields(Archive& a, drawing::Bevel& bevel) {
  a.field("width_mm", bevel.width, kBevelWidth);
  a.field("angle_deg", bevel.angle_deg, kBevelAngle);
}

template <typename Archive>
void fields(Archive& a, drawing::DiscRim& rim) {
  a.field("colour", rim.colour);
  a.field("inset_mm", rim.inset, kRimInset);
}

template <typename Archive>
void fields(Archive& a, drawing::DiscRing& ring) {
  a.field("inner_radius_mm", ring.inner_radius, kDiscRing);
  a.field("outer_radius_mm", ring.outer_radius, kDiscRing);
  a.field("colour", ring.colour);
  a.check(ring.inner_radius < ring.outer_radius, "inner_radius_mm",
          "is not less than outer_radius_mm; give less");
}

inline bool are_rings_on_top(const drawing::Disc& disc) {
  return std::all_of(disc.rings.begin(), disc.rings.end(), [&](const drawing::DiscRing& ring) {
    return ring.outer_radius <= disc.radius - edge_width(disc);
  });
}

template <typename Archive>
void design_fields(Archive& a, drawing::Disc& disc) {
  a.field("radius_mm", disc.radius, kDiscRadius);
  a.field("height_mm", disc.height, kDiscHeight);
  a.field("edge_rounding_mm", disc.edge_rounding, kEdgeRounding);
  a.check(disc.edge_rounding <= std::min(disc.radius, disc.height / 2), "edge_rounding_mm",
          "is more than half the disc's height or than its radius; give less");
  a.part("bevel", disc.bevel);
  a.check(disc.bevel.width < disc.radius && 2 * disc.bevel.drop() <= disc.height, "bevel",
          "is as wide as the disc's radius or drops by more than half its height; give a narrower or flatter "
          "one");
  a.part("rim", disc.rim);
  a.list("rings", disc.rings);
  a.check(
      are_rings_on_top(disc), "rings",
      "has one that reaches over the flat of the top; keep outer_radius_mm within radius_mm less the edge");
  a.list("stars", disc.stars);
}

// What the discs of a team have in common.
template <typename Archive>
void team_fields(Archive& a, drawing::Disc& disc) {
  wood_fields(a, disc.material);
  design_fields(a, disc);
}

// Cuts the number-th disc of a file, counted from 0, from a piece of wood of its own.
inline drawing::Disc cut(drawing::Disc disc, std::size_t number) {
  const auto n = static_cast<std::uint32_t>(number);
  disc.material.grain.seed = 1000 + 10 * n;
  disc.material.grain.angle_deg = 67.0 * n;
  return disc;
}

}  // namespace ringside::plans
