// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "report/data/photo_report.h"

namespace ringside {

// What players want to know of one photo: discs per zone and team, totals, the round's result and the calls
// left to them. Empty for a refused photo, whose reason is an error message and not data.
std::string table_text(const PhotoReport& report);

}  // namespace ringside
