// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "support/temp_folder.h"

namespace ringside::testing {

// Seconds since 1970, 2026-11-20T14:03:09Z: what every run takes the time to be that it writes into files.
inline constexpr long kTimeForFiles = 1795183389;

struct Run {
  int code;  // exit code; 128 + the signal after a crash, as a shell says it
  std::string out;
  std::string err;
};

// Runs a program in `folder` and waits for it. Its settings are those in .config/ringside/config.yaml and
// etc/config.yaml there.
Run run_program(const std::filesystem::path& program, const std::filesystem::path& folder,
                const std::vector<std::string>& arguments);

// The same with the one that was built.
Run run_ringside(const std::filesystem::path& folder, const std::vector<std::string>& arguments);

// In an empty folder of its own.
Run run_ringside(const std::vector<std::string>& arguments);

// The same with a copy of the program, which is put there: without what is built beside it.
Run run_copy(const std::filesystem::path& program, const std::vector<std::string>& arguments);

std::string read_file(const std::filesystem::path& file);
void write_text(const std::filesystem::path& file, const std::string& text);

// Whether the text is exactly one line "ringside: ABOUT: what is wrong; what to do".
bool is_one_error_about(const std::string& err, const std::string& about);

std::filesystem::path sample(const std::string& name);  // in samples/

}  // namespace ringside::testing
