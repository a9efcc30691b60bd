// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "calibration/drawn_board.h"

namespace ringside::test {

// A photo of a board with its truth, and what the program made of it.
struct Calibrated {
  std::string name;
  drawing::Scene scene;
  drawing::View view;
  Calibration calibration;
};

// Boards of several makes from several sides. Drawn and calibrated once.
const std::vector<Calibrated>& calibrated_boards();

}  // namespace ringside::test
