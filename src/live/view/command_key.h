// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

// An answer can get lost on its way: whoever sent the command cannot tell whether it was carried out, and
// sends it again. By its key it is known, and not carried out twice.
namespace ringside {

struct CommandKey {
  std::string id = {};      // made by the sender, one for each command; empty: this command has none
  std::string digest = {};  // of what was sent: the same id with another command is the sender's mistake

  bool operator==(const CommandKey&) const = default;
};

// Of the commands that were carried out, the newest last.
using CommandKeys = std::vector<CommandKey>;

// Throws TableError when that id came with another command.
bool is_known(const CommandKeys& keys, const CommandKey& key);

// The oldest make room: a command is sent again within seconds, or not at all.
void keep_key(CommandKeys& keys, CommandKey key);

}  // namespace ringside
