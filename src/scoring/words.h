// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "scoring/score.h"

// The words for our enumerations, the same in JSON, CSV, tables and pictures.
namespace ringside {

std::string_view to_string(Call call);        // "clear", "touching", "too close"
std::string_view to_string(HoleState state);  // "none", "flat", "hanger", "unsure"

}  // namespace ringside
