// SPDX-License-Identifier: MIT
#include "app/program/messages.h"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <iostream>

#include "report/data/text.h"
#include "text/shown_address.h"

namespace ringside {
namespace {

std::atomic<LogLevel> least_important = LogLevel::kInfo;

// JOURNAL_STREAM is "DEVICE:INODE" of the stream that systemd gave (systemd.exec(5)); it is inherited also by
// who then writes elsewhere.
bool stderr_is_journal() {
  const char* const given = std::getenv("JOURNAL_STREAM");
  struct stat stream {};
  if (given == nullptr || fstat(STDERR_FILENO, &stream) != 0) return false;
  return std::to_string(stream.st_dev) + ":" + std::to_string(stream.st_ino) == given;
}

std::string priority_of(LogLevel level) {
  static const bool is_journal = stderr_is_journal();
  constexpr std::array kPriorities{"<3>", "<4>", "<6>", "<7>"};  // err, warning, info, debug of syslog(3)
  return is_journal ? kPriorities.at(static_cast<std::size_t>(level)) : "";
}

void write_line(LogLevel level, const std::string& message) {
  if (level > least_important.load()) return;
  std::cerr << priority_of(level) << "ringside: " << printable(with_shown_addresses(message)) << std::endl;
}

}  // namespace

void set_log_level(LogLevel least) { least_important = least; }

void say(const std::string& message) { write_line(LogLevel::kError, message); }

void say(const std::filesystem::path& file, const std::string& message) {
  say(file.string() + ": " + message);
}

void warn(const std::string& message) { write_line(LogLevel::kWarning, "warning: " + message); }

void warn(const std::filesystem::path& file, const std::string& message) {
  write_line(LogLevel::kWarning, file.string() + ": warning: " + message);
}

void note(const std::filesystem::path& file, const std::string& message) {
  write_line(LogLevel::kInfo, file.string() + ": " + message);
}

void trace(const std::filesystem::path& file, const std::string& message) {
  write_line(LogLevel::kDebug, file.string() + ": " + message);
}

}  // namespace ringside
