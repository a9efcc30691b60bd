// SPDX-License-Identifier: MIT
#pragma once

#include "flow/photo_flow.h"
#include "watch/doctor/picture_checks.h"

namespace ringside {

// Board, tilt, residual, size and light in a picture of a table, found anew or where its calibration has it.
Findings check_view(const Photo& photo, const FlowOptions& options);

// The same of a calibration and what its lines were measured in.
Findings check_calibration_of_view(const Calibration& calibration);

}  // namespace ringside
