// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/program/usage.h"

namespace ringside {

// What the last of the words, which may be half typed, can become: a line for each, "WORD<tab>DESCRIPTION".
// ":files" and ":folders" stand for those of the disk. `words`: after the program's name. The scripts of the
// shells that ask for it are in completions/.
std::string completions(const CommandUsage& program, std::span<const std::string> words);

}  // namespace ringside
