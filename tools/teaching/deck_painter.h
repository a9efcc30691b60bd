// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"

namespace ringside::teaching {

// A place on the deck and how it changes from one pixel to the next.
struct DeckPoint {
  float x, y;
  float radius;
  float radius_step;  // how much the radius changes in a pixel along its steepest way
  float step;         // length of a pixel across the radius
};

// The paint of any place on a deck, blended over about a pixel at each edge.
class DeckPainter {
 public:
  // pixels_per_unit decides how fine the grain is drawn.
  DeckPainter(const Deck& deck, double pixels_per_unit);

  // How much of the pixel lies on the deck, 0 to 1.
  float coverage(const DeckPoint& p) const;
  Paint at(const DeckPoint& p) const;

 private:
  float grain_at(const DeckPoint& p) const;
  float plank_shade(const DeckPoint& p) const;
  void paint_zones(const DeckPoint& p, Paint& paint) const;
  void paint_sectors(const DeckPoint& p, Paint& paint) const;
  float ink_at(const DeckPoint& p) const;
  void lay_decal(const DeckPoint& p, Paint& paint) const;
  void paint_hole(const DeckPoint& p, Paint& paint) const;

  const Deck& deck_;
  const cv::Mat1f& tile_;
  float tile_pixels_;          // per unit of length
  float cos_, sin_;            // of the grain's turn
  std::vector<Vec2> normals_;  // of a polygon's sides
};

}  // namespace ringside::teaching
