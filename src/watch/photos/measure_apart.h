// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <stop_token>

#include "live/table/table.h"
#include "photo/start_child.h"
#include "watch/photos/measured_files.h"

namespace ringside {

struct ApartOptions {
  FlowArguments flow = {};             // of the table
  std::stop_token stop = {};           // nobody waits for it any more
  std::string program = kThisProgram;  // that becomes measure_photo_in() by its name
  // Of the clock: who calculates has less (measure_photo.cpp).
  std::chrono::milliseconds patience = std::chrono::minutes(3);
};

// Measures photos that anybody sent, each in a process of its own that has limits of memory and time, and no
// key, token or camera's address. The photo lies in a folder that only this user can read, as long as it is
// measured.
MeasurePhoto measure_apart(ApartOptions options);

}  // namespace ringside
