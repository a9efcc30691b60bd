// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "report/data/write_file.h"

// Where results go. A file that is replaced is named on stderr; what cannot be written is a CommandError.
namespace ringside {

inline constexpr std::string_view kStandardOutput = "-";

void write_stdout(std::string_view text);

// A file, or stdout for "-".
void write_output(const std::string& destination, std::string_view text);

// Runs `write`, which writes `file`, and says what became of it.
void write_and_report(const std::filesystem::path& file, const std::function<Written()>& write);

}  // namespace ringside
