// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "report/data/photo_report.h"

namespace ringside {

// The fields of docs/json.md, which is their home.
nlohmann::ordered_json to_json(const PhotoReport& report);

nlohmann::ordered_json open_calls_json(const std::optional<OpenCalls>& calls);

// The text of a JSON file: one object for one photo, an array for more. Always valid UTF-8.
std::string json_text(const std::vector<PhotoReport>& reports);

// The same of photos' JSON objects.
std::string scorings_json_text(const std::vector<nlohmann::ordered_json>& scorings);

}  // namespace ringside
