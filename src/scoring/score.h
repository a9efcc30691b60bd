// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "calibration/calibration.h"
#include "detection/disc.h"

// Pure functions from where the discs lie to what the round is worth. No pixels.
namespace ringside {

enum class Call { kClear, kTouching, kTooClose };

// How a disc lies to one line: margin = near edge of the line minus reach of the disc (mm), positive = clear.
struct LineMargin {
  LineName line;
  double margin;
  double sigma;
};

struct ScoringOptions {
  // A call is made when |margin| exceeds this many sigma; 2 leaves about 2.5 % wrong on the side that matters at the
  // very limit and none further out.
  double confidence_sigmas = 2.0;
  void check() const;  // throws std::invalid_argument naming field and value
};

struct ScoredDisc {
  Disc disc;
  int zone;         // 20, 15, 10, 5 or 0: the lowest zone it touches by the best estimate
  LineMargin line;  // the deciding line: the one with the smallest |margin|
  Call call;
  int other_zone;   // what it is worth if the deciding line's call goes the other way
};

struct TeamTotal {
  int board = 0;     // points lying on the board
  int twenties = 0;  // discs set aside, 20 each
  int total() const { return board + 20 * twenties; }
};

using Totals = std::map<std::string, TeamTotal>;  // by team name

struct RoundResult {
  Totals totals;
  std::optional<std::string> winner;  // empty: a tie
  int difference = 0;                 // winner's total minus the other's
  std::map<std::string, int> points;  // tournament style: 2 for the winner, 1 each for a tie
};

// The distance of the disc's farthest base point from the centre along the disc's own direction.
double reach(const Disc& disc);

LineMargin margin_to(const Disc& disc, const Calibration& calibration, LineName line);

ScoredDisc score_disc(const Disc& disc, const Calibration& calibration, const ScoringOptions& options = {});

// twenties: discs set aside per team; a team named only there takes part.
Totals total_up(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties);

RoundResult round_result(const Totals& totals);

// Ids of the discs whose deciding call is too close.
std::vector<int> too_close(const std::vector<ScoredDisc>& discs);

}  // namespace ringside
