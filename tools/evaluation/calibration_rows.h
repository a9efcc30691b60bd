// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/table_rows.h"

namespace ringside::evaluation {

// How right lines, hole, deck and camera are.
void add_calibration_rows(Rows& rows);

}  // namespace ringside::evaluation
