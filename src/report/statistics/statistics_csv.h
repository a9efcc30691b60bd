// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "statistics/statistics.h"

namespace ringside {

// One row per match and side, then one per total, with `total` instead of the match's UUID; columns as in
// docs/statistics.md, cells as in docs/csv.md.
std::string statistics_csv_text(const Statistics& statistics);

}  // namespace ringside
