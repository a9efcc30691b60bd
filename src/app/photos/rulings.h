// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "flow/rulings.h"

namespace ringside {

inline constexpr int kMostDiscId = 999;

// "3=clear,7=10"; empty text -> none. Throws CommandError.
Rulings parse_rulings(const std::string& text);

}  // namespace ringside
