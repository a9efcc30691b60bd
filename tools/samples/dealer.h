// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "drawing/scene.h"

namespace ringside::samples {

// The discs of one player, all alike.
struct Team {
  std::string colour;  // colour word
  drawing::Material material;
  double radius = 15.9;
};

// Lays discs on a board, each cut from its own piece of wood. Places are polar: radius in mm, angle in
// degrees.
class Dealer {
 public:
  explicit Dealer(drawing::Board board);

  Dealer& on_deck(const Team& team, double radius, double degree);
  // Inside a line (0 inner, 1 middle, 2 outer), clear of it by `margin`; a negative margin touches it.
  Dealer& beside_line(const Team& team, std::size_t line, double margin, double degree);
  Dealer& in_ditch(const Team& team, double radius, double degree);

  drawing::Scene scene(const drawing::Light& light) const { return {board_, discs_, light}; }

 private:
  drawing::Disc disc(const Team& team, const Vec2& base) const;

  drawing::Board board_;
  std::vector<drawing::Disc> discs_;
};

}  // namespace ringside::samples
