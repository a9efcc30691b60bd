// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

namespace ringside {

// "black=1,red=2" -> discs set aside per team; empty text -> none. Throws CommandError.
std::map<std::string, int> parse_twenties(const std::string& text);

}  // namespace ringside
