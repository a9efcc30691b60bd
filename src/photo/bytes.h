// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace ringside {

using Bytes = std::span<const std::uint8_t>;

// size bytes from offset on. Throws PhotoError (the file is cut short) when they are not all there. Every
// read of a header goes through here, so that no number in a file leads past its end.
Bytes slice(Bytes bytes, std::size_t offset, std::size_t size);

// A whole number of one to four bytes.
std::uint32_t big_endian(Bytes field);
std::uint32_t little_endian(Bytes field);

bool starts_with(Bytes bytes, std::string_view prefix);

}  // namespace ringside
