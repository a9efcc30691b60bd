// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/program/exit_code.h"

namespace ringside {

// By which name the second program hands photos out to workers, for `ringside score --workers`.
inline constexpr const char* kHandsOut = "ringside-score";

inline constexpr const char* kWatchProgram = "ringside-watch";
inline constexpr const char* kHallProgram = "ringside-hall";

// Becomes one of those, which lie beside this program, with those words behind the name by which it is
// called. Throws CommandError when it cannot be started.
ExitCode become_part_program(const char* program, std::vector<std::string> words,
                             const std::string& name = "ringside");

}  // namespace ringside
