// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ringside {

// The words that name a disc's colour, and with it a team. "natural" is unpainted light wood.
inline constexpr std::array<std::string_view, 12> kColourWords{"black",  "white",  "red",    "blue",
                                                               "green",  "yellow", "orange", "pink",
                                                               "purple", "grey",   "brown",  "natural"};

// The colour word that a person typed, whatever its capitals and the blanks around it; what is none stays as
// it is, without such blanks.
std::string colour_as_known(const std::string& typed);

// What is wrong with a word that is none of them, with the one that was most likely meant. Empty for one of
// them.
std::optional<std::string> colour_complaint(const std::string& word);

}  // namespace ringside
