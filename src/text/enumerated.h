// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ringside {

// "inner line, hole and pegs"; empty for none.
std::string enumerated(const std::vector<std::string>& words);

}  // namespace ringside
