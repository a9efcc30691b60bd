// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/program/exit_code.h"

namespace ringside {

// By which name the second program hands photos out to workers, for `ringside score --workers`.
inline constexpr const char* kHandsOut = "ringside-score";

// Becomes ringside-watch, which lies beside this program, with those words behind its own name. Throws
// CommandError when it cannot be started.
ExitCode become_part_program(std::vector<std::string> words, const std::string& name = "ringside");

}  // namespace ringside
