// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "drawing/scene.h"
#include "rendering/pov_material.h"

namespace ringside::rendering {

// Scene text of the bright things that are seen in mirrors only: lamps, and what glares in the deck.
std::string mirrored_lights(const drawing::Scene& scene, const Vec3& eye, const Palette& palette);

// Share of light that the deck mirrors: enough to show what glares in it.
double deck_mirror(const drawing::Scene& scene);

}  // namespace ringside::rendering
