// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringside {

// Fewest single characters to insert, remove or change to turn one word into the other (Levenshtein).
std::size_t edit_distance(std::string_view from, std::string_view to);

// The known word that a person most likely meant; the first of equals. Empty when nothing is known.
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known);

}  // namespace ringside
