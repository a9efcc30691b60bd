// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/program/usage.h"

namespace ringside {

struct ManualPage {
  std::string file;  // "ringside-match-add.1"
  std::string text;  // for man(7)
};

// A page for each command and each command of commands, out of what --help says, and the program's own.
// Commands that another program carries out are named there, and their pages left to it. That program, a part
// of this one (is_part), leaves its own page and those of `help` and `config` to this.
std::vector<ManualPage> manual_pages(const CommandUsage& program, bool is_part);

}  // namespace ringside
