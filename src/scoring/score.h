// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "calibration/model/calibration.h"
#include "detection/view/disc.h"

// Pure functions from where the discs lie to what each is worth. No pixels.
namespace ringside {

enum class Call { kClear, kTouching, kTooClose };

// How a disc lies to one line: margin = near edge of the line minus reach of the disc (mm), positive = clear.
struct LineMargin {
  LineName line;
  double margin;
  double sigma;             // of the margin: disc position along its direction, disc radius, line and lens
  double shared_sigma = 0;  // the part of it that another photo of the same board and discs would repeat
};

using LineMargins = std::array<LineMargin, kLineNames.size()>;

struct ScoringOptions {
  // A call is made when |margin| exceeds this many sigma. 2 leaves about 2.5 % wrong on the side that matters
  // at the very limit and none further out. Raised: fewer wrong calls, more left to the players.
  double confidence_sigmas = 2.0;
  void check() const;  // throws std::invalid_argument naming field and value
};

// What had been measured of a disc that a person then ruled on.
struct RuledCall {
  int measured_zone;
  Call measured_call;
};

struct ScoredDisc {
  Disc disc;
  int zone;         // 20, 15, 10, 5 or 0: the lowest zone it touches by the best estimate
  LineMargin line;  // the deciding line: the one with the smallest |margin|
  Call call;        // too close also when it is open whether the disc lies flat in the hole
  int other_zone;   // if the call goes the other way: the deciding line's, or the hole's when that is unsure
  std::optional<RuledCall> ruling = {};  // zone and call are a person's
};

// The distance of the disc's farthest base point from the centre along the disc's own direction.
double reach(const Disc& disc);

LineMargin margin_to(const Disc& disc, const Calibration& calibration, LineName name);
LineMargins margins_of(const Disc& disc, const Calibration& calibration);

ScoredDisc score_disc(const Disc& disc, const Calibration& calibration, const ScoringOptions& options = {});

// The same from margins that are known better than from one photo.
ScoredDisc score_disc(const Disc& disc, const LineMargins& lines, const ScoringOptions& options = {});

// Ids of the discs whose deciding call is too close.
std::vector<int> too_close(const std::vector<ScoredDisc>& discs);

}  // namespace ringside
