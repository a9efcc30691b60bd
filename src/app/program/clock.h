// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/utc_time.h"

namespace ringside {

// The time that is written into files: that of the environment variable SOURCE_DATE_EPOCH (seconds since
// 1970) where it is set, so that the same input gives the same file (https://reproducible-builds.org/specs),
// else now. Throws CommandError when the variable is no such number.
UtcTime time_for_files();

}  // namespace ringside
