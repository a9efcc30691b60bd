// SPDX-License-Identifier: MIT
#pragma once

// What a process does to files is counted, and at a chosen call it is killed as kill -9 does, or the disk is
// full from then on. So every moment of a commit can be hit, without any clock.
namespace ringside::testing {

struct Faults {
  int kill_at = 0;  // dies at this call, from 1; of a write, half of the bytes have got out
  int full_at = 0;  // from this call on every write says ENOSPC
};

void begin_faults(const Faults& chosen);  // counts from 0 again
int calls_so_far();

}  // namespace ringside::testing
