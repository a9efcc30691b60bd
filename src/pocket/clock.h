// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

#include "calibration/model/utc_time.h"

namespace ringside {

// The device's: what is judged or entered now.
inline UtcTime time_now() {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

}  // namespace ringside
