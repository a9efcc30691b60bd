// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command_line.h"
#include "app/program/settings.h"
#include "app/program/usage.h"

// What each program can say of itself.
namespace ringside {

// Where `help` and `config` keep what was typed after them.
struct OwnArguments {
  std::string manual;  // DIR of `help --manual`
  Words config;        // the command that `config` is about
};

void add_own_commands(CLI::App& app, OwnArguments& arguments);

// Writes the man pages into a folder. A part of the program leaves its page to the whole.
void write_manual(const std::string& folder, const CommandUsage& usage, bool is_part);

// The settings that are in force and where each comes from: all that files say, or of one command every
// option. `files`: that were looked for. Throws CommandError when there is no such command.
std::string settings_text(const Words& command, const CommandUsage& usage, const Settings& settings,
                          const std::vector<std::filesystem::path>& files);

}  // namespace ringside
