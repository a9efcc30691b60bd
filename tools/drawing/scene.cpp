// SPDX-License-Identifier: MIT
#include "drawing/scene.h"

#include <cmath>

namespace ringside::drawing {

double Line::radius_at(double angle) const {
  double sum = radius;
  for (std::size_t i = 0; i < harmonics.size() / 2; ++i) {
    const double phase = static_cast<double>(i + 1) * angle;
    sum += harmonics[2 * i] * std::cos(phase) + harmonics[2 * i + 1] * std::sin(phase);
  }
  return sum;
}

Line painted_zone(const Line& border, double depth, const Colour& colour) {
  return {border.radius - depth / 2, depth, colour, border.harmonics};
}

Star round_print(double radius, const Colour& colour) {
  constexpr int kPoints = 48;  // 0.02 mm from a circle of 10 mm
  return {.outer_radius = radius, .inner_radius = radius, .points = kPoints, .colour = colour};
}

std::vector<Vec2> peg_places(const Board& board) {
  std::vector<Vec2> places;
  const double first = radians(board.quadrant_lines.angle_deg + board.pegs.from_quadrant_deg);
  for (int i = 0; i < board.pegs.count; ++i) {
    const double angle = first + 2 * kPi * i / board.pegs.count;
    places.emplace_back(direction(angle) * board.lines[0].radius_at(angle));
  }
  return places;
}

Disc in_hole(Disc disc, const Board& board) {
  disc.base_z = -board.hole.depth;
  return disc;
}

Disc in_ditch(Disc disc, const Board& board) {
  disc.base_z = -board.ditch.depth;
  return disc;
}

Disc stacked(Disc disc, const Disc& under) {
  disc.base_z = under.base_z + under.height;
  return disc;
}

Disc leaning(Disc disc, double lean_deg, double towards_deg) {
  disc.lean_deg = lean_deg;
  disc.lean_towards_deg = towards_deg;
  disc.base_z -= lowest_point(disc);
  return disc;
}

// On the lower edge's rounding.
double lowest_point(const Disc& disc) {
  const double lean = radians(disc.lean_deg);
  const double fall = (disc.radius - disc.edge_rounding) * std::abs(std::sin(lean));
  return disc.base_z - fall - disc.edge_rounding * (1 - std::cos(lean));
}

}  // namespace ringside::drawing
