// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/pov_material.h"

namespace ringside::rendering {

// Rendered values are this share of the light, so that highlights keep what they are above white until the
// lens has blurred them.
inline constexpr double kExposure = 0.25;

inline constexpr double kFar = 20000;  // mm; from there light falls evenly over the whole board

// A lamp of POV-Ray's.
struct Source {
  Vec3 place;
  drawing::Radiance light;
  std::string shadow;  // scene text that says what kind of shadow it casts
  double reach;        // a thing's shadow on a level surface ends this many heights of the thing away
};

// White in full light, as rendered.
drawing::Radiance full_light(const drawing::Light& light, const Palette& palette);

// Lamps and sky. Together with ambient light a level surface sends kExposure times its material's colour,
// times the light's tint.
std::vector<Source> sources_of(const drawing::Light& light, const Palette& palette);

std::string ambient_light(const drawing::Light& light, const Palette& palette);

std::string source_text(const Source& source);
// The same light, for what no shadow reaches.
std::string shadowless(Source source);

}  // namespace ringside::rendering
