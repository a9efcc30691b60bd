// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "calibration/calibrate.h"

namespace ringside {

// Which board this is and how large.
struct BoardScale {
  std::optional<BoardModel> model;  // given or recognised
  double outer_radius;              // mm
};

// From the radii of the inner, middle and outer line in any one unit.
BoardScale choose_scale(const std::array<double, 3>& radii, const BoardOptions& options);

}  // namespace ringside
