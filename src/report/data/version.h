// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace ringside {

// Of the program, e.g. "0.2.0"; set in the top CMakeLists.txt.
std::string_view version();

}  // namespace ringside
