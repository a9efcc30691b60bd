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

namespace {

double radius_towards(const Line& line, const Vec2& unit) {
  Vec2 turned = unit;  // cos and sin of k times the angle
  double r = line.radius;
  for (std::size_t k = 1; k <= Line::kHarmonics; ++k) {
    r += line.harmonics[2 * k - 2] * turned.x() + line.harmonics[2 * k - 1] * turned.y();
    turned = {turned.x() * unit.x() - turned.y() * unit.y(), turned.y() * unit.x() + turned.x() * unit.y()};
  }
  return r;
}

}  // namespace

double Line::radius_at(double angle) const { return radius_towards(*this, direction(angle)); }

bool Line::covers(const Vec2& p_board, double margin) const {
  const double reach = width / 2 + margin;
  const double distance = p_board.norm();
  const double from_mean = std::abs(distance - radius);
  double departure = 0;  // at most
  for (const double term : harmonics) departure += std::abs(term);
  if (from_mean > reach + departure) return false;
  // Near the line, so not in the middle of the board.
  return std::abs(distance - radius_towards(*this, p_board / distance)) < reach;
}

bool Calibration::shows_quadrants() const {
  return std::any_of(quadrant_lines.begin(), quadrant_lines.end(),
                     [](const auto& line) { return line.has_value(); });
}

}  // namespace ringside
