// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "drawing/scene.h"
#include "rendering/pov_text.h"

namespace ringside::rendering {

// Scene text of materials. gamma: what colours were encoded with.
class Palette {
 public:
  explicit Palette(double gamma) : gamma_(gamma) {}

  drawing::Radiance light_of(const drawing::Colour& colour) const;

  // Of a body whose surfaces lie near the xy-plane; its fibres run along material.grain.angle_deg.
  std::string texture(const drawing::Material& material) const;
  // mirror: share of light that it mirrors, in place of what its gloss says.
  std::string texture(const drawing::Material& material, double mirror) const;
  // left: share of the ink; through the rest shows what is below.
  std::string print(const drawing::Colour& colour, double mirror, double left = 1) const;

 private:
  std::string pigment(const drawing::Material& material) const;
  std::string wood(const drawing::Material& material) const;
  std::string colours(const drawing::Material& material, std::initializer_list<Vec2> stops) const;

  double gamma_;
};

// Share of light that a surface mirrors like glass would; varnish (gloss 0.3) mirrors a twenty-fifth. Below a
// gloss of 0.05 the eye sees nothing of it, and a mirror costs time.
inline double mirror_of(double gloss) { return gloss < 0.05 ? 0 : 0.13 * gloss; }

}  // namespace ringside::rendering
