// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside::plans {

// The fewest digits that read back as the same number to the last bit.
std::string shortest(double value);

}  // namespace ringside::plans
