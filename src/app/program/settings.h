// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/program/usage.h"

// Options kept in a file, by their names without dashes:
//
//   discs: club.yaml           # for every command that has --discs
//   watch:
//     listen: 127.0.0.1:8080   # for `ringside watch` alone
//     source: /dev/video0      # arguments without dashes in small letters
namespace ringside {

struct Setting {
  std::vector<std::string> command;  // "match", "add"; empty: for every command that has the option
  std::string option;                // without dashes
  std::string value;                 // as it would be typed; of a flag "true" or "false"
  std::filesystem::path file = {};   // that says so
  int line = 0;

  std::string place() const { return file.string() + ":" + std::to_string(line); }
};

// Those that count more stand before the others.
using Settings = std::vector<Setting>;

// How the option is called in such a file; empty for one that cannot be kept there.
std::string setting_name(const OptionUsage& option);

// The settings of one file, each checked to be an option of the program; those for a command that is
// `elsewhere` are left to that program, which as a part of this one (is_part) lets pass what it does not
// know. Throws ModelError.
Settings read_settings(const std::filesystem::path& file, const CommandUsage& program, bool is_part);

// With what is set for one command also set for another, as far as it has the option; what is set for that
// one itself counts more.
Settings shared(Settings settings, const std::string& from, const CommandUsage& to);

// The files that are read where none is named, the user's own before that of all users:
// $XDG_CONFIG_HOME/ringside/config.yaml or ~/.config/ringside/config.yaml, /etc/ringside/config.yaml
// (RINGSIDE_ETC in place of /etc/ringside). They need not exist.
std::vector<std::filesystem::path> settings_files();

// What counts for an option of a command; null when no file says anything.
const Setting* setting_for(const std::vector<std::string>& command, const std::string& option,
                           const Settings& settings);

}  // namespace ringside
