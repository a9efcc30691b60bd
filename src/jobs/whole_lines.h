// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace ringside {

struct LinesEnd {
  std::uint64_t whole = 0;  // bytes up to the last line break, it included
  std::string rest = {};    // behind it, cut to the most bytes of a line
};

// Whether to go on. line: with its line break, or cut short and without one where it is too long; offset: of
// its first byte in the file.
using TakeLine = std::function<bool(std::string_view line, std::uint64_t offset)>;

// Reads an open file from its beginning, whatever its length in little memory. most: bytes of a line. Throws
// std::system_error.
LinesEnd read_whole_lines(int descriptor, std::size_t most, const TakeLine& take);

// Bytes of an open file; fewer at its end. Throws std::system_error.
std::string read_at(int descriptor, std::uint64_t offset, std::size_t size);

}  // namespace ringside
