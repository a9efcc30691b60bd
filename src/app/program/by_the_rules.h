// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "app/program/exit_code.h"

namespace ringside {

// Runs what may throw RulesError, as a command that fails with one line about that.
ExitCode by_the_rules(const std::string& about, const std::function<void()>& run);

}  // namespace ringside
