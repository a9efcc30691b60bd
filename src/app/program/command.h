// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "app/program/exit_code.h"
#include "app/program/parser.h"

namespace ringside {

// One word of the command line: its parser, and what to do when it was given.
struct Command {
  Parser parser;
  std::function<ExitCode()> run;
};

// Adds a command to the program, or to the command that it is a part of.
using AddCommand = Command (*)(const Parser& program);

}  // namespace ringside
