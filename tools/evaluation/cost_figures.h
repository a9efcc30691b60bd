// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// One process per photo, those that gave no answer left out. Differs from run to run.
struct CostFigures {
  Spread wall_ms;
  Spread cpu_ms;
  Spread peak_memory;            // MB
  double total_over_decode = 0;  // median of the whole time over that of decoding, as the program timed both
};

CostFigures cost_figures(Photos photos);

}  // namespace ringside::evaluation
