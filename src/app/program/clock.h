// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/utc_time.h"

namespace ringside {

// The time that is written into files. It is that of the environment variable SOURCE_DATE_EPOCH (seconds
// since 1970) where that is set, else now. So the same input gives the same file
// (https://reproducible-builds.org/specs). Throws CommandError when the variable is no such number.
UtcTime time_for_files();

}  // namespace ringside
