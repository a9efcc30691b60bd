// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/model/calibration.h"

namespace ringside {

// One crossing of a printed line.
struct LinePoint {
  Vec2 p_image;     // middle of the line, pixels
  double width_px;  // at half height, as it appears
};

// Of a board's zones. In one colour what lies between two colours, such as the deck's edge, is no line; in
// several it may be, printed or not.
enum class DeckColours { kOne, kSeveral };

// On what deck a line of a kind lies.
inline DeckColours deck_of(LineKind kind) {
  return kind == LineKind::kOnDeck ? DeckColours::kOne : DeckColours::kSeveral;
}

struct LineMeasurement {
  std::vector<LinePoint> points;
  double width_px = 0;      // median of the points' widths
  double coverage = 0;      // share of all angles
  double contrast = 0;      // grey levels between line and deck, along the line's own colour axis
  double smoothing_px = 0;  // 1 sigma, by which the crossings were smoothed before
  // That axis, of length 1: the line's colour less the deck's; of a bare border the outer zone's less the
  // inner one's.
  cv::Vec3f ink;
  LineKind kind = LineKind::kOnDeck;
  bool is_faint = false;  // arcs show it, single crossings do not: a point stands for an arc

  bool is_printed() const { return kind != LineKind::kBareBorder; }
};

struct ProfileOptions {
  int angles = 720;        // crossings per line; costs time in proportion
  double half_window = 9;  // mm to either side; its ends show the deck beside the line
  double reach = 6;        // mm from the circle at which the line may lie
  double least_reach_px = 4;
  bool all = false;  // every line in a crossing, not only the strongest: some are printed double
  DeckColours deck = DeckColours::kOne;
};

}  // namespace ringside
