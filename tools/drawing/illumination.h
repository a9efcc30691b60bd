// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/lamp_light.h"
#include "drawing/sky_light.h"

namespace ringside::drawing {

// How much light a place on a surface sends to the eye.
class Illumination {
 public:
  // std::invalid_argument when the lamps share more light than there is or one does not stand above the deck.
  Illumination(const Board& board, const Light& light, const Bodies& bodies, double gamma);

  // p: the place that was hit; to_eye: unit vector.
  Radiance reflected(const Hit& hit, const Vec3& p, const Vec3& to_eye) const;

 private:
  float glare_at(const Vec2& p) const;

  Light light_;
  Radiance tint_;
  Shelters shelters_;
  double sky_share_;
  SkyLight sky_;
  std::vector<LampLight> lamps_;
};

}  // namespace ringside::drawing
