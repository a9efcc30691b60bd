// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "app/program/exit_code.h"
#include "app/program/parser.h"

namespace ringside {

// One word of the command line: its parser, and what to do when it was given.
struct Command {
  Parser parser;
  std::function<ExitCode()> run;
  // Of a command that another program carries out, in place of `run`: with all words after the program's
  // name.
  std::function<ExitCode(std::vector<std::string> words)> elsewhere = {};
  // Whether it does so as the command was typed; empty: always.
  std::function<bool()> is_elsewhere = {};
  // Another command, what is set for which in settings files counts for this one too.
  std::string settings_of = {};
};

// A command that does what the one of its parts does that was typed.
inline Command of_parts(const Parser& parser, const std::vector<Command>& parts) {
  parser.require_subcommand();
  return {parser, [parts] {
            for (const Command& part : parts) {
              if (part.parser.parsed()) return part.run();
            }
            return ExitCode::kWrongInput;
          }};
}

// Adds a command to the program, or to the command that it is a part of.
using AddCommand = Command (*)(const Parser& program);

struct CommandSet {
  std::span<const AddCommand> commands;  // in the order of its help
  bool is_part = false;                  // that the whole program starts for some of its commands
};

}  // namespace ringside
