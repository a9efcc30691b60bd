// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/program/command.h"

namespace ringside {

Command add_match_command(CLI::App& app);

// The parts of `ringside match`, one per file.
Command add_match_new(CLI::App& match);
Command add_match_add(CLI::App& match);
std::vector<Command> add_match_changes(CLI::App& match);  // twenty, rule, undo, redo
std::vector<Command> add_match_views(CLI::App& match);    // show, list
std::vector<Command> add_match_files(CLI::App& match);    // export, import

}  // namespace ringside
