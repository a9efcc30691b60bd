// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace ringside {

// Two lower-case hexadecimal digits for each byte.
std::string in_hex(std::span<const std::uint8_t> bytes);

}  // namespace ringside
