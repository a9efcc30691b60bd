// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace ringside {

using PictureBytes = std::function<std::string(const std::string& name)>;

// A photo's row in the table of a report, and its card below. Both as HTML.
std::string report_row(const nlohmann::ordered_json& entry);
std::string report_card(const nlohmann::ordered_json& entry, const PictureBytes& bytes_of);

}  // namespace ringside
