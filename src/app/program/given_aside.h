// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// An address of the command line as it is opened: what was typed, or for "@FILE" the first line of that file
// and for "env:NAME" what that variable of the environment holds. So one with a password need not be where
// others see it: in the list of processes, in settings. whose: "camera's", for messages. Throws CommandError.
std::string given_aside(const std::string& typed, const std::string& whose);

}  // namespace ringside
