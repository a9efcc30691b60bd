// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rendering/pov_material.h"

// Scene text of what stands on the board or over it.
namespace ringside::rendering {

// Without texture; its foot's centre is the origin, its axis z.
std::string rounded_cylinder(double radius, double height, double edge_rounding);

// The same with its edges cut straight.
std::string bevelled_cylinder(double radius, double height, const drawing::Bevel& bevel);

std::string pegs(const drawing::Board& board, const Palette& palette);
std::string disc(const drawing::Disc& disc, const Palette& palette);
std::string bar(const drawing::Bar& bar, const Palette& palette);

}  // namespace ringside::rendering
