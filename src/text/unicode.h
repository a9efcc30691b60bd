// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Characters of UTF-8 by what the C library knows of Unicode, whatever the user's locale is.
namespace ringside {

// What is no UTF-8 becomes U+FFFD.
std::u32string code_points(std::string_view utf8);
std::string utf8_of(std::u32string_view text);

// How many columns of a terminal it takes: 2 for a wide one of East Asia, 0 for one that is put on the one
// before it.
std::size_t columns_of(char32_t character);

char32_t lower_case(char32_t character);

}  // namespace ringside
