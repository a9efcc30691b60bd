// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// SOURCE of the command line as it is opened: what was typed, or for "@FILE" the first line of that file and
// for "env:NAME" what that variable of the environment holds. So an address with a password need not be where
// others see it: in the list of processes, in settings. Throws CommandError.
std::string source_given(const std::string& typed);

}  // namespace ringside
