// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside {

// The whole program, from its arguments to its exit code. Whatever was not foreseen is still one honest line
// and not a crash.
ExitCode run_program(int argc, char** argv, const CommandSet& program);

}  // namespace ringside
