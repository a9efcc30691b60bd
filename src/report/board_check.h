// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "calibration/check_board.h"

namespace ringside {

// Whether a board still lies where a calibration has it, by one photo.
struct BoardCheck {
  std::filesystem::path photo;  // as the user named it
  double pixels_per_mm = 0;     // of the calibration, in the board's middle
  std::optional<Drift> drift;   // empty when the lines cannot be seen where they should be
  std::string problem;          // one line for a person: what is wrong; what to do. Empty when all is well
};

// A table of the drift, line by line; nothing without a drift.
std::string table_text(const BoardCheck& check);

// As docs/calibration.md describes it: one object for one check, an array for more.
std::string json_text(const std::vector<BoardCheck>& checks);

}  // namespace ringside
