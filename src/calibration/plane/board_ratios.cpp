// SPDX-License-Identifier: MIT
#include "calibration/plane/board_ratios.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

struct Range {
  double low, high;
  bool contains(double v) const { return low < v && v < high; }
};

// As the eye was taught, wider than on any make that was measured (middle/inner 1.92-2.25, outer/inner
// 2.79-3.13, outer/middle 1.38-1.50, deck/outer 1.044-1.113): what is unusual counts against a board there
// (docs/evidence.md), it does not rule one out.
constexpr Range kMiddleOverInner{1.65, 2.55}, kOuterOverInner{2.64, 3.42}, kOuterOverMiddle{1.32, 1.63};
constexpr Range kDeckOverOuter{1.03, 1.16};
constexpr double kTypicalMiddleOverInner = kTypicalMiddle / kTypicalInner,
                 kTypicalOuterOverInner = 1 / kTypicalInner;
constexpr double kMiddleWeight = 2.5, kOuterWeight = 1.5;  // circles

}  // namespace

bool may_be_board(const LineRadii& r) {
  return kMiddleOverInner.contains(r.middle / r.inner) && kOuterOverInner.contains(r.outer / r.inner) &&
         kOuterOverMiddle.contains(r.outer / r.middle);
}

bool are_of(const LineRadii& r, const BoardModel& model) {
  constexpr double kTolerance = 0.01;
  return std::abs(r.inner / r.outer - model.inner_radius / model.outer_radius) < kTolerance &&
         std::abs(r.middle / r.outer - model.middle_radius / model.outer_radius) < kTolerance;
}

bool is_known(const LineRadii& radii, const std::vector<BoardModel>& known) {
  return std::any_of(known.begin(), known.end(),
                     [&](const BoardModel& model) { return are_of(radii, model); });
}

double rarity(const LineRadii& r) {
  return kMiddleWeight * std::abs(r.middle / r.inner - kTypicalMiddleOverInner) +
         kOuterWeight * std::abs(r.outer / r.inner - kTypicalOuterOverInner);
}

bool may_be_deck(double radius, double outer) { return kDeckOverOuter.contains(radius / outer); }

}  // namespace ringside
