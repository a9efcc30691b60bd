// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "board/models.h"
#include "geometry/lens.h"

namespace ringside {

// What the user knows about the board and the camera before the photo is looked at.
struct BoardOptions {
  std::optional<BoardModel> board = {};       // the user says which board it is
  std::vector<BoardModel> known_boards = {};  // else recognised among these by the ratios of its lines
  // Where the user has measured them, mm: of the outer line's centre, and over the deck.
  std::optional<double> outer_diameter = {};
  std::optional<double> camera_height = {};
  bool measure_pegs = false;      // some 3 ms; no score needs them
  std::optional<Lens> lens = {};  // of the camera, where known; the photo is straightened by it already
};

}  // namespace ringside
