// SPDX-License-Identifier: MIT
#include "detection/view/known_edges.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

constexpr double kLeastBlur = 0.22, kBlurPx = 1.2;  // mm; pixels

}  // namespace

KnownEdges::KnownEdges(const Calibration& calibration)
    : calibration_(calibration), blur_(kLeastBlur + kBlurPx / calibration.pixels_per_mm()) {}

bool KnownEdges::on_printed_line(const Vec2& p) const {
  return std::any_of(calibration_.lines.begin(), calibration_.lines.end(),
                     [&](const Line& line) { return line.covers(p, blur_); });
}

bool KnownEdges::on_deck_edge(const Vec2& p) const {
  constexpr double kUneven = 1;  // mm: cut by hand and rounded
  return calibration_.deck_measured && std::abs(p.norm() - calibration_.deck_radius) < blur_ + kUneven;
}

}  // namespace ringside
