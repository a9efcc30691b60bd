// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "board/strict_yaml.h"

namespace ringside::plans {

// The word at `key`, which must be one of `known`; otherwise a ModelError names the nearest.
std::string known_word(const StrictMap& map, const std::string& key, const std::vector<std::string>& known);

}  // namespace ringside::plans
