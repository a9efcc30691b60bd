// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

namespace ringside::halls {

// What a running program has taken since it began.
struct ProcessCost {
  double seconds = 0;         // of processor time, all threads
  double peak_megabytes = 0;  // of memory that it had at once (VmHWM)
};

// Zeros where there is no such process.
ProcessCost cost_of(pid_t process);

}  // namespace ringside::halls
