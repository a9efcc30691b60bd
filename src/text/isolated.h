// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ringside {

// A name as it stands in a sentence: one that is written from right to left turns nothing else round. It
// stands between U+2068 and U+2069 then (UAX #9, isolates), without marks of direction of its own. Others
// stay as they are.
std::string isolated(std::string_view name);

}  // namespace ringside
