// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace ringside {

// An event as programs get it (docs/live.md) in a line for people: "1:07 disc 7 (red) went into the ditch".
// Safe for a terminal.
std::string event_text(const nlohmann::ordered_json& event);

}  // namespace ringside
