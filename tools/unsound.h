// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "flow/photo_flow.h"

namespace ringside {

// What may not be said of any photo, whatever it shows: errors of ours, sizes of zero and less, numbers that
// are not finite. A line each; empty: the result is sound.
std::vector<std::string> unsound(const FlowResult& result);

}  // namespace ringside
