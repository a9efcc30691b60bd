// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "statistics/statistics.h"

namespace ringside {

// The totals for a terminal, each figure with what it rests on.
std::string statistics_text(const Statistics& statistics);

}  // namespace ringside
