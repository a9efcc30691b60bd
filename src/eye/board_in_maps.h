// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "eye/fit_plane.h"
#include "eye/network.h"
#include "eye/peg_turn.h"

namespace ringside {

// A board as one view's maps show it. Pixels: those of the maps.
struct BoardInMaps {
  PlaneOfLines lines;
  std::optional<Vec2> hole;
  PegsInMap pegs;
  double likeness;  // 0 to 1: how well the maps and such a board cover each other
};

// By how well a board is seen: pegs are what few other round things have.
double rank(const BoardInMaps& board);

// in_photo: see View. The largest few.
std::vector<BoardInMaps> boards_in_maps(const EyeMaps& maps, const cv::Mat& in_photo);

}  // namespace ringside
