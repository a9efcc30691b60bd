// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/ray.h"
#include "drawing/scene.h"

namespace ringside::drawing {

// The light that a colour stands for under a display gamma.
Radiance radiance_of(const Colour& colour, double gamma);

// A material made ready to be asked for its colour anywhere on a surface.
class Texture {
 public:
  Texture(const Material& material, double gamma);

  Radiance at(const Vec2& p) const;  // p: place on the surface, mm
  float gloss() const { return gloss_; }

 private:
  Radiance base_;
  Grain grain_;
  Vec2 along_;      // the fibres
  Radiance swing_;  // how far full noise takes each channel
  float gloss_;
};

}  // namespace ringside::drawing
