// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rendering/pov_material.h"

namespace ringside::rendering {

// Rendered values are this share of the light, so that highlights keep what they are above white until the
// lens has blurred them.
inline constexpr double kExposure = 0.25;

inline constexpr double kFar = 20000;  // mm; from there light falls evenly over the whole board

// White in full light, as rendered.
drawing::Radiance full_light(const drawing::Light& light, const Palette& palette);

// Scene text of lamps and sky. A level surface sends kExposure times its material's colour, times the light's
// tint.
std::string lamps_and_sky(const drawing::Light& light, const Palette& palette);

}  // namespace ringside::rendering
