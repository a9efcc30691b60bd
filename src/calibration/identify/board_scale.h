// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/board_options.h"
#include "calibration/model/calibration.h"
#include "calibration/plane/board_ratios.h"

namespace ringside {

// Which board this is and how large.
struct BoardScale {
  std::optional<BoardModel> model;  // given or recognised
  double outer_radius;              // mm
  ScaleSource source;
};

// From the radii of the lines in any one unit. A measured diameter goes before a model's.
BoardScale choose_scale(const LineRadii& radii, const BoardOptions& options);

}  // namespace ringside
