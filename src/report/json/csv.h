// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "report/data/photo_report.h"

namespace ringside {

// One row per disc below one header row, columns as in docs/csv.md; RFC 4180: comma, CRLF, quotes where
// needed. Always valid UTF-8. A refused photo and an empty board have no rows.
std::string csv_text(const std::vector<PhotoReport>& reports);

// The same of photos' JSON objects. Throws nlohmann's exceptions where one is none.
std::string scorings_csv_text(const std::vector<nlohmann::ordered_json>& scorings);

}  // namespace ringside
