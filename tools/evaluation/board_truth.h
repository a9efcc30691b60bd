// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "calibration/model/calibration.h"

namespace ringside::evaluation {

// A straight piece of print in the picture, pixels.
struct SeenSegment {
  Vec2 from;
  Vec2 to;
};

// The board as the picture shows it: all that can be measured by hand.
struct SeenBoard {
  std::array<Ellipse, 3> lines;                  // centres of the inner, middle and outer line
  std::vector<SeenSegment> quadrant_lines = {};  // from the middle to the outer line
};

struct PegTruth {
  Vec2 foot;
  double radius;
  double hidden;  // share of its top's outline
};

// The board as it was built (mm); a drawn photo's truth only.
struct ExactBoard {
  std::array<Line, 3> lines;  // inner, middle, outer
  Circle hole;
  double deck_radius;
  std::optional<std::vector<PegTruth>> pegs = {};  // empty when the file does not tell
};

struct BoardTruth {
  std::optional<SeenBoard> seen = {};
  std::optional<ExactBoard> exact = {};
};

}  // namespace ringside::evaluation
