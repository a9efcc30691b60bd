// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

// Lines for people, on stderr: "ringside: FILE: what is wrong; what to do". Safe for a terminal. Where stderr
// is the journal of systemd, each line begins with its priority as sd-daemon(3) has it. Addresses in them are
// shown without passwords (text/shown_address.h).
namespace ringside {

enum class LogLevel { kError, kWarning, kInfo, kDebug };

// What is less important than this is left out; kInfo until it is set.
void set_log_level(LogLevel least);

void say(const std::string& message);  // an error
void say(const std::filesystem::path& file, const std::string& message);
void warn(const std::string& message);  // "ringside: FILE: warning: ..."
void warn(const std::filesystem::path& file, const std::string& message);
void note(const std::filesystem::path& file, const std::string& message);   // what was done
void trace(const std::filesystem::path& file, const std::string& message);  // for who looks for a fault

}  // namespace ringside
