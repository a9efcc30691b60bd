// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace ringside {

// The words that name a disc's colour, and with it a team. "natural" is unpainted light wood.
inline constexpr std::array<std::string_view, 12> kColourWords{"black",  "white",  "red",    "blue",
                                                               "green",  "yellow", "orange", "pink",
                                                               "purple", "grey",   "brown",  "natural"};

}  // namespace ringside
