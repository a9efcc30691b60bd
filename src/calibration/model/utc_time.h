// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace ringside {

using UtcTime = std::chrono::sys_seconds;

// ISO 8601 as our files have it: 2026-11-20T14:03:09Z.
std::string to_iso_8601(UtcTime time);
std::optional<UtcTime> parse_iso_8601(
    const std::string& text);  // exactly that form, of years from 1970 to 9999

}  // namespace ringside
