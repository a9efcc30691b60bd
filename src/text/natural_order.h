// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace ringside {

// Whether a person would list it before the other: digits count as the number that they write, so that
// "round-2" comes before "round-10". Capitals decide only between names that are the same without them.
bool comes_before(std::string_view a, std::string_view b);

}  // namespace ringside
