// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>
#include <vector>

#include "board/models.h"
#include "calibration/approach/approach_rings.h"
#include "calibration/identify/located_board.h"

namespace ringside {

// How far what the eye proposes came, where no board was located.
enum class Obstacle {
  kNotProposed,  // the eye sees no board
  kNotPrinted,   // it sees one, but at its lines the picture has no circles
  kNotMeasured,  // such circles show, but they cannot be followed around
  kUnlike        // such lines were measured, but what lies about them is no board's
};

// What a search for a board came to. Without a board: what was seen all the same.
struct BoardSearch {
  std::optional<LocatedBoard> board;
  std::optional<LocatedBoard> unlike;   // without one: what was measured, likeliest to be one
  int others = 0;                       // further boards, of at least 0.6 of its size
  std::optional<ApproachedRings> seen;  // of the proposal that came farthest
  Obstacle obstacle = Obstacle::kNotProposed;
};

// The board of a picture; of several the largest whose outer line is nearly whole. The eye proposes, what it
// proposes is brought to circles of the photo, these are measured and judged; the best is selected.
// known: boards whose ratios decide where several circles may be one line.
BoardSearch locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known);

// All that the search could measure in a picture, right or wrong: to learn what tells boards.
std::vector<LocatedBoard> measured_boards(const cv::Mat& bgr);

}  // namespace ringside
