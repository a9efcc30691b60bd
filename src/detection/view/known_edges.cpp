// SPDX-License-Identifier: MIT
#include "detection/view/known_edges.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

constexpr double kLeastBlur = 0.22, kBlurPx = 1.2;  // mm; pixels

}  // namespace

KnownEdges::KnownEdges(const Calibration& calibration)
    : calibration_(calibration), blur_(kLeastBlur + kBlurPx / calibration.pixels_per_mm()) {
  constexpr double kUneven = 1;  // mm: the deck is cut by hand and rounded
  const auto band = [](double radius, double reach) {
    return Band{std::pow(std::max(0.0, radius - reach), 2), std::pow(radius + reach, 2)};
  };
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Line& line = calibration.lines[i];
    double reach = line.width / 2 + blur_;
    for (const double term : line.harmonics) reach += std::abs(term);
    lines_[i] = band(line.radius, reach);
  }
  deck_edge_ = calibration.deck_measured ? band(calibration.deck_radius, blur_ + kUneven) : Band{0, 0};
}

bool KnownEdges::on_printed_line(const Vec2& p) const {
  const double square = p.squaredNorm();
  for (std::size_t i = 0; i < lines_.size(); ++i)
    if (lines_[i].holds(square) && calibration_.lines[i].covers(p, blur_)) return true;
  return false;
}

bool KnownEdges::on_deck_edge(const Vec2& p) const { return deck_edge_.holds(p.squaredNorm()); }

}  // namespace ringside
