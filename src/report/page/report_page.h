// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace ringside {

// The HTML page of a report: a table of all photos that can be sorted, and a card for each. It stands by
// itself: style, script and small pictures are in it, and it loads nothing from anywhere. Large pictures are
// linked, beside it. entries: as report/page/report_entry.h makes them. bytes_of: of a JPEG that they name.
// Throws nlohmann::json::exception where an entry is none.
std::string report_page(const std::vector<nlohmann::ordered_json>& entries,
                        const std::function<std::string(const std::string& name)>& bytes_of);

}  // namespace ringside
