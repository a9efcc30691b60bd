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
void design_fields(Archive& a, drawing::Disc& disc) {
  a.field("radius_mm", disc.radius, kDiscRadius);
  a.field("height_mm", disc.height, kDiscHeight);
  a.field("edge_rounding_mm", disc.edge_rounding, kEdgeRounding);
  a.check(disc.edge_rounding <= std::min(disc.radius, disc.height / 2), "edge_rounding_mm",
          "is more than half the disc's height or than its radius; give less");
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
