// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

// What a process does to files is counted, and at a chosen call it is killed as kill -9 does, or the disk is
// full from then on. So every moment of a commit can be hit, without any clock.
namespace ringside::testing {

struct Faults {
  int kill_at = 0;            // dies at this call, from 1; of a write, half of the bytes have got out
  int full_at = 0;            // from this call on every write says ENOSPC
  bool read_only = false;     // whatever opens a file to write says EROFS
  int locks_fail = 0;         // with this error of errno.h; nobody waits for a lock then
  int maps_fail = 0;          // so does memory that is a file and is shared
  bool rename_leaves = true;  // else a disk cannot rename a file unless the name is taken
  std::optional<long> seconds_now = {};  // what the clock says, since 1970
};

void begin_faults(const Faults& chosen);  // counts from 0 again
int calls_so_far();

// The files and folders that were flushed since begin_faults().
const std::vector<std::string>& flushed_so_far();

// Runs once, when somebody waits for a lock; nobody waits then.
void when_waiting(std::function<void()> run);

// Runs once, after this process has read so many bytes at once from a file.
void after_reading(long bytes, std::function<void()> run);

}  // namespace ringside::testing
