// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// True distances from the deciding line (mm, either side): calls are told for each band between them.
inline const std::vector<double> kMarginEdges{0.25, 0.5, 1, 2, 5};

// Beyond this a call should hardly ever be left open, mm.
inline constexpr double kFarMargin = 1;

struct CallCounts {
  int judged = 0;
  int too_close = 0;  // left to the players
  int wrong = 0;      // clear or touching, and the zone is wrong
};

struct CallFigures {
  CallCounts all;
  // By the true margin. Exact truth and discs on the deck only: by hand, margins are good to 1 or 2 mm.
  std::vector<CallCounts> bands = std::vector<CallCounts>(kMarginEdges.size() + 1);
  Share wrong_of_made;  // wrong calls, of those that were made
  Share open_far;       // left to the players, of the true margins beyond kFarMargin
};

// Of the found discs whose zone the truth is sure of: exact truth is, however near the line.
CallFigures call_figures(Photos photos);

}  // namespace ringside::evaluation
