// SPDX-License-Identifier: MIT
#include "calibration/identify/board_hypothesis.h"

#include <algorithm>

namespace ringside {
namespace {

// The three lines are printed with one ink: on real boards the weakest has 0.7 of the strongest one's
// contrast. Far less, and one "line" is nothing but noise.
constexpr double kLeastContrastShare = 0.25;
constexpr std::size_t kMostHypotheses = 6;
constexpr double kKnownGain = 0.3;  // of the score, as much as a third of a line that is hidden

double least_over_most(double a, double b, double c) {
  const auto [least, most] = std::minmax({a, b, c});
  return least / most;
}

bool are_printed(const LineMeasurement& a, const LineMeasurement& b, const LineMeasurement& c) {
  return a.is_printed() && b.is_printed() && c.is_printed();
}

// How alike they are printed, up to 3. The borders of painted zones are like nothing.
double likeness(const LineMeasurement& a, const LineMeasurement& b, const LineMeasurement& c) {
  if (!are_printed(a, b, c)) return 0;
  const float one_ink = std::min({a.ink.dot(b.ink), b.ink.dot(c.ink), a.ink.dot(c.ink)});  // cosines
  return least_over_most(a.contrast, b.contrast, c.contrast) +
         least_over_most(a.width_px, b.width_px, c.width_px) + std::max(0.0F, one_ink);
}

bool may_be_one_ink(const LineMeasurement& a, const LineMeasurement& b, const LineMeasurement& c) {
  return !are_printed(a, b, c) || least_over_most(a.contrast, b.contrast, c.contrast) >= kLeastContrastShare;
}

double score_of(const Print& inner, const Print& middle, const Print& outer) {
  const LineMeasurement &a = inner.line, &b = middle.line, &c = outer.line;
  return a.coverage + b.coverage + c.coverage + likeness(a, b, c) -
         distance_from_typical({inner.radius, middle.radius, outer.radius});
}

}  // namespace

std::vector<BoardHypothesis> propose_boards(const Prints& prints, DeckColours colours,
                                            const std::vector<BoardModel>& known) {
  std::vector<BoardHypothesis> all;
  for (const Print& inner : prints.lines) {
    for (const Print& middle : prints.lines) {
      for (const Print& outer : prints.lines) {
        const LineRadii lines{inner.radius, middle.radius, outer.radius};
        if (!may_be_board(lines)) continue;
        if (!may_be_one_ink(inner.line, middle.line, outer.line)) continue;
        const double known_gain = is_known(lines, known) ? kKnownGain : 0;
        all.push_back(
            {prints.plane, lines, {colours, colours, colours}, score_of(inner, middle, outer) + known_gain});
      }
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const BoardHypothesis& a, const BoardHypothesis& b) { return a.score > b.score; });
  if (all.size() > kMostHypotheses) all.resize(kMostHypotheses);
  return all;
}

}  // namespace ringside
