// SPDX-License-Identifier: MIT
#include "calibration/model/calibration.h"

#include <algorithm>
#include <cmath>

namespace ringside {

std::string_view to_string(LineName name) {
  switch (name) {
    case LineName::kInner:
      return "inner";
    case LineName::kMiddle:
      return "middle";
    case LineName::kOuter:
      return "outer";
  }
  return "";
}

std::string_view to_string(LineKind kind) {
  switch (kind) {
    case LineKind::kOnDeck:
      return "on-deck";
    case LineKind::kBetweenZones:
      return "between-zones";
    case LineKind::kBareBorder:
      return "bare-border";
  }
  return "";
}

std::string_view to_string(ScaleSource source) {
  switch (source) {
    case ScaleSource::kAssumed:
      return "assumed";
    case ScaleSource::kModel:
      return "model";
    case ScaleSource::kMeasured:
      return "measured";
  }
  return "";
}

double Line::radius_at(double angle) const {
  const Vec2 step = direction(angle);
  Vec2 turned = step;  // cos and sin of k times the angle
  double r = radius;
  for (std::size_t k = 1; k <= kHarmonics; ++k) {
    r += harmonics[2 * k - 2] * turned.x() + harmonics[2 * k - 1] * turned.y();
    turned = {turned.x() * step.x() - turned.y() * step.y(), turned.y() * step.x() + turned.x() * step.y()};
  }
  return r;
}

bool Line::covers(const Vec2& p_board, double margin) const {
  const double reach = width / 2 + margin;
  const double from_mean = std::abs(p_board.norm() - radius);
  double departure = 0;  // at most
  for (const double term : harmonics) departure += std::abs(term);
  if (from_mean > reach + departure) return false;
  return std::abs(p_board.norm() - radius_at(angle_of(p_board))) < reach;
}

bool Calibration::shows_quadrants() const {
  return std::any_of(quadrant_lines.begin(), quadrant_lines.end(),
                     [](const auto& line) { return line.has_value(); });
}

}  // namespace ringside
