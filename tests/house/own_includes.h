// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "house/source_file.h"

namespace ringside::test {

// What an #include line names between `open` and `close`; empty for any other line.
std::optional<std::string> included(std::string_view line, std::string_view open, char close);

// A unit is a header with its source file: "board/nearest". One line for every two units that include each
// other, whichever of their files does: neither can be read, tested or moved without the other.
std::vector<std::string> units_that_include_each_other(const std::vector<SourceFile>& files);

}  // namespace ringside::test
