// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "live/view/command_key.h"

namespace ringside {

inline constexpr const char* kKeyHeader = "Idempotency-Key";  // of HTTP; a user property of MQTT

// The key that a sender gave a command. body: of the request. Throws BadCommand.
CommandKey request_key(std::string id, const std::string& body);

}  // namespace ringside
