// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/program/command.h"

namespace ringside::hall {

// All parts of `ringside hall` that are done at once, in the order of its help.
std::vector<Command> add_hall_commands(const Parser& hall);

// They, one function per file.
Command add_hall_new(const Parser& hall);
std::vector<Command> add_hall_entrants(const Parser& hall);  // add, withdraw
std::vector<Command> add_hall_rounds(const Parser& hall);    // pair, table, result
std::vector<Command> add_hall_changes(const Parser& hall);   // rule, undo, redo
std::vector<Command> add_hall_views(const Parser& hall);     // show, list, export, backup

}  // namespace ringside::hall
