// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include "drawing/scene.h"

namespace ringside::rendering {

// Whether it ends in another way than in a rounding of its face's own shade.
bool has_rim(const drawing::Disc& disc);

// The field `rim` of a disc's entry: its rounding or bevel, its shade when it has one of its own (as in a
// scene file: on a level surface in full light), and the radii of the rings on its top.
void write_rim(YAML::Emitter& out, const drawing::Disc& disc);

}  // namespace ringside::rendering
