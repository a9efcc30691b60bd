// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// A random UUID (RFC 9562, version 4).
std::string random_uuid();

bool is_uuid(const std::string& text);

}  // namespace ringside
