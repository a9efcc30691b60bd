// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

// Lines for people, on stderr: "ringside: FILE: what is wrong; what to do". Safe for a terminal.
namespace ringside {

void say(const std::string& message);
void say(const std::filesystem::path& file, const std::string& message);

}  // namespace ringside
