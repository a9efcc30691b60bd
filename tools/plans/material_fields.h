// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"
#include "plans/ranges.h"

// How a material stands in a scene file; plan_fields.h says what an archive is.
namespace ringside::plans {

// What all pieces of a material have in common. A look comes first: the other keys override it.
template <typename Archive>
void wood_fields(Archive& a, drawing::Material& material) {
  a.look(material);
  a.field("colour", material.colour);
  a.field("contrast", material.grain.contrast, kShare);
  a.field("grain_spacing_mm", material.grain.spacing, kGrainSpacing);
  a.field("gloss", material.gloss, kStrength);
}

// What is one piece's own.
template <typename Archive>
void piece_fields(Archive& a, drawing::Grain& grain) {
  a.field("grain_angle_deg", grain.angle_deg, kGrainTurn);
  a.field("seed", grain.seed);
}

template <typename Archive>
void fields(Archive& a, drawing::Material& material) {
  wood_fields(a, material);
  piece_fields(a, material.grain);
}

}  // namespace ringside::plans
