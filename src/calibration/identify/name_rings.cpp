// SPDX-License-Identifier: MIT
#include "calibration/identify/name_rings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "calibration/plane/board_ratios.h"

namespace ringside {
namespace {

constexpr double kSameRadius = 0.03;  // share: planes from one circle alone bend others by as much
constexpr std::array kParts{CircleName::kInner, CircleName::kMiddle, CircleName::kOuter, CircleName::kDeck};
constexpr std::array kTypicalRadii{kTypicalInner, kTypicalMiddle, 1.0, kTypicalDeck};

bool may_be(CircleName name, double radius, double outer) {
  switch (name) {
    case CircleName::kInner:
      return may_be_inner(radius, outer);
    case CircleName::kMiddle:
      return may_be_middle(radius, outer);
    case CircleName::kOuter:
      return std::abs(radius / outer - 1) < kSameRadius;
    case CircleName::kDeck:
      return may_be_deck(radius, outer);
    default:
      return false;
  }
}

double weight_as(CircleName name, const Ring& ring) {
  return name == CircleName::kDeck ? ring.coverage / 2 : (ring.coverage + ring.ridge) / 2;
}

NamedRings named_by(const std::vector<Ring>& rings, double outer) {
  NamedRings out{outer, std::vector(rings.size(), CircleName::kUnknown), 0};
  for (const CircleName name : kParts) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < rings.size(); ++i) {
      if (out.names[i] != CircleName::kUnknown || !may_be(name, rings[i].radius, outer)) continue;
      if (!best || weight_as(name, rings[i]) > weight_as(name, rings[*best])) best = i;
    }
    if (!best) continue;
    out.names[*best] = name;
    out.weight += weight_as(name, rings[*best]);
  }
  return out;
}

NamedRings named_by(const std::vector<Ring>& rings, const LineRadii& lines) {
  NamedRings out{lines.outer, std::vector(rings.size(), CircleName::kUnknown), 0};
  const Ring* deck = deck_around(rings, lines.outer);
  for (std::size_t i = 0; i < rings.size(); ++i) {
    const double radius = rings[i].radius;
    if (radius == lines.inner) out.names[i] = CircleName::kInner;
    if (radius == lines.middle) out.names[i] = CircleName::kMiddle;
    if (radius == lines.outer) out.names[i] = CircleName::kOuter;
    if (&rings[i] == deck) out.names[i] = CircleName::kDeck;
    if (out.names[i] != CircleName::kUnknown) out.weight += weight_as(out.names[i], rings[i]);
  }
  return out;
}

bool is_new(const std::vector<NamedRings>& readings, double outer) {
  return std::none_of(readings.begin(), readings.end(), [outer](const NamedRings& reading) {
    return std::abs(reading.outer_radius / outer - 1) < kSameRadius;
  });
}

}  // namespace

std::vector<NamedRings> name_rings(const std::vector<Ring>& rings) {
  if (const auto pattern = match_pattern(rings)) return {named_by(rings, pattern->lines)};
  std::vector<NamedRings> all, distinct;
  for (const Ring& ring : rings)
    for (const double typical : kTypicalRadii) all.push_back(named_by(rings, ring.radius / typical));
  std::stable_sort(all.begin(), all.end(),
                   [](const NamedRings& a, const NamedRings& b) { return a.weight > b.weight; });
  for (NamedRings& reading : all)
    if (is_new(distinct, reading.outer_radius)) distinct.push_back(std::move(reading));
  return distinct;
}

}  // namespace ringside
