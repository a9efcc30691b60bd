// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace ringside {

// So often a worker says that it is there, however little happens.
inline constexpr std::chrono::seconds kHeartbeat{4};
inline constexpr std::size_t kMostSlots = 64, kMostBytesOfPresence = 16'000;

// So many photos a worker takes at once for each that it works on: one is on its way meanwhile, and a dead
// one holds little.
inline constexpr std::size_t kHeldPerSlot = 2;

// What a worker says of itself, retained.
struct WorkerPresence {
  std::string ringside;         // version
  std::size_t slots = 1;        // photos that it works on side by side
  std::set<std::string> holds;  // ids of jobs
};

std::string presence_payload(const WorkerPresence& presence);

// Of a message from outside. Throws JobError.
WorkerPresence read_presence(std::string_view payload);

}  // namespace ringside
