// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/program/command.h"

namespace ringside {

Command add_match_command(const Parser& program);

// The parts of `ringside match`, one per file.
Command add_match_new(const Parser& match);
Command add_match_add(const Parser& match);
std::vector<Command> add_match_changes(const Parser& match);  // twenty, rule, rename, undo, redo
std::vector<Command> add_match_views(const Parser& match);    // show, list
std::vector<Command> add_match_files(const Parser& match);    // export, import

}  // namespace ringside
