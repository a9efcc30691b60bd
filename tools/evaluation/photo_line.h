// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "evaluation/judged_photo.h"
#include "evaluation/seen_line_figures.h"

namespace ringside::evaluation {

// One photo in a line.
struct PhotoLine {
  std::string photo;  // folder/name
  std::string board;  // "found", "refused", "no answer", "false" or, for a decoy not fallen for, "none"
  DiscCounts discs;
  int wrong_calls;
  std::optional<bool> totals_exact;
  std::optional<double> worst_mm;            // of the feet
  std::optional<Spread> near_edge;           // mm, of all three lines; exact truth only
  std::optional<SeenLineErrors> seen_lines;  // of boards that were found
  std::vector<std::string> faults;
};

PhotoLine photo_line(const JudgedPhoto& photo);

// The worst first: no answer, wrong about the board, wrong calls, wrong totals, wrong discs, errors of place.
std::vector<PhotoLine> photo_lines(Photos photos);

}  // namespace ringside::evaluation
