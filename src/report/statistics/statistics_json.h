// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "statistics/statistics.h"

namespace ringside {

// docs/statistics.md. The text of a file, indented.
std::string statistics_json_text(const Statistics& statistics);

}  // namespace ringside
