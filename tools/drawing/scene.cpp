// SPDX-License-Identifier: MIT
#include "drawing/scene.h"

#include <algorithm>
#include <cmath>

#include "drawing/noise.h"

namespace ringside::drawing {

double Line::radius_at(double angle) const {
  double sum = radius;
  for (std::size_t i = 0; i < harmonics.size() / 2; ++i) {
    const double phase = static_cast<double>(i + 1) * angle;
    sum += harmonics[2 * i] * std::cos(phase) + harmonics[2 * i + 1] * std::sin(phase);
  }
  return sum;
}

bool Wear::is_lost(const Vec2& p) const {
  constexpr double kPatch = 35;  // mm
  // Nine tenths of the noise lie evenly between -0.75 and 0.75.
  return lost > 0 && smooth_noise(p.x() / kPatch, p.y() / kPatch, seed) < 1.5 * lost - 0.75;
}

Line painted_zone(const Line& border, double depth, const Colour& colour) {
  return {border.radius - depth / 2, depth, colour, border.harmonics};
}

double Bevel::drop() const { return none() ? 0 : width * std::tan(radians(angle_deg)); }

double edge_width(const Disc& disc) { return disc.bevel.none() ? disc.edge_rounding : disc.bevel.width; }

double edge_height(const Disc& disc) { return disc.bevel.none() ? disc.edge_rounding : disc.bevel.drop(); }

double face_radius(const Disc& disc) {
  return std::max(0.0, disc.radius - edge_width(disc) - (disc.rim ? disc.rim->inset : 0));
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

namespace {

// One of the lower bevel's two ends.
double lowest_of_bevel(const Disc& disc) {
  const double aside = std::abs(std::sin(radians(disc.lean_deg)));
  const double up = disc.bevel.drop() * std::cos(radians(disc.lean_deg));
  return disc.base_z + std::min(-(disc.radius - disc.bevel.width) * aside, up - disc.radius * aside);
}

}  // namespace

// On the lower edge.
double lowest_point(const Disc& disc) {
  if (!disc.bevel.none()) return lowest_of_bevel(disc);
  const double lean = radians(disc.lean_deg);
  const double fall = (disc.radius - disc.edge_rounding) * std::abs(std::sin(lean));
  return disc.base_z - fall - disc.edge_rounding * (1 - std::cos(lean));
}

}  // namespace ringside::drawing
