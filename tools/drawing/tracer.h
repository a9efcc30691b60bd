// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "drawing/board_surface.h"
#include "drawing/disc_paint.h"
#include "drawing/illumination.h"

namespace ringside::drawing {

struct Sample {
  Radiance light;
  int part;
  bool near_print_edge;  // closer than 1.4 pixels to the edge of something printed
};

// Answers what a ray from one eye sees. Safe to share between threads.
class Tracer {
 public:
  // gamma: what colours were encoded with; 1 takes them as light itself. std::invalid_argument when the scene
  // cannot be lit or reaches up to the eye.
  Tracer(const Scene& scene, const Vec3& eye, double gamma);

  // ray: from the eye; pixel_angle: radians between neighbouring pixels.
  Sample sample(const Ray& ray, double pixel_angle) const;

 private:
  Hit nearest(const Ray& ray) const;
  std::optional<Hit> solid_before(double distance, std::size_t i, const Ray& ray) const;
  std::optional<Hit> bar_before(double distance, std::size_t i, const Ray& ray) const;

  Bodies bodies_;
  std::vector<DiscPaint> discs_;
  std::vector<Texture> textures_;  // one per peg and bar
  Cells solids_seen_, bars_seen_;  // as seen from the eye, projected onto the deck
  BoardSurface board_;
  Illumination illumination_;
};

}  // namespace ringside::drawing
