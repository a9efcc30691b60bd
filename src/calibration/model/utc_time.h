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

// Of years from 0 on: for what was written while a computer's clock was wrong, and is to be read all the
// same.
std::optional<UtcTime> parse_iso_8601_of_any_year(const std::string& text);

}  // namespace ringside
