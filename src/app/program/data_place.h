// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace ringside {

// Where a file of ours is kept: as chosen, else $XDG_DATA_HOME/ringside/NAME, without that variable
// ~/.local/share/ringside/NAME (XDG Base Directory Specification). Throws CommandError when neither variable
// is set.
std::filesystem::path data_place(const std::string& chosen, const std::string& name);

}  // namespace ringside
