// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/illumination.h"

namespace ringside::drawing {

struct Sample {
  Radiance light;
  int part;
  bool near_print_edge;  // closer than 1.4 pixels to the edge of a printed line
};

// Answers what a ray from one eye sees. Safe to share between threads.
class Tracer {
 public:
  // gamma: what colours were encoded with; 1 takes them as light itself.
  Tracer(const Scene& scene, const Vec3& eye, double gamma);

  // ray: from the eye; pixel_angle: radians between neighbouring pixels.
  Sample sample(const Ray& ray, double pixel_angle) const;

 private:
  Hit nearest(const Ray& ray) const;

  std::vector<RoundedCylinder> solids_;
  std::vector<Texture> textures_;  // one per solid
  Cells seen_;                     // solids as seen from the eye, projected onto the deck
  BoardSurface board_;
  Illumination illumination_;
};

}  // namespace ringside::drawing
