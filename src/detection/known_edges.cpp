// SPDX-License-Identifier: MIT
#include "detection/known_edges.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

// How far an edge's blur reaches beyond it.
double blur_mm(const Calibration& calibration) {
  constexpr double kLeast = 0.22, kPixels = 1.2;
  return kLeast + kPixels / calibration.pixels_per_mm();
}

}  // namespace

bool on_printed_line(const Vec2& p, const Calibration& calibration) {
  const double blur = blur_mm(calibration);
  return std::any_of(calibration.lines.begin(), calibration.lines.end(),
                     [&](const Line& line) { return line.covers(p, blur); });
}

bool on_deck_edge(const Vec2& p, const Calibration& calibration) {
  constexpr double kUneven = 1;  // mm: cut by hand and rounded
  return calibration.deck_measured &&
         std::abs(p.norm() - calibration.deck_radius) < blur_mm(calibration) + kUneven;
}

}  // namespace ringside
