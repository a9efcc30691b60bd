// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// A QR code for a terminal: two modules to a character, dark on light whatever the terminal's colours.
// Throws WebError when the text is too long.
std::string terminal_code(const std::string& text);

}  // namespace ringside
