// SPDX-License-Identifier: MIT
#include "app/program/output.h"

#include <iostream>

#include "app/program/command_error.h"
#include "app/program/messages.h"

namespace ringside {

void write_stdout(std::string_view text) {
  std::cout << text << std::flush;
  if (!std::cout) throw CommandError("standard output", "cannot be written; check where it goes");
}

void write_output(const std::string& destination, std::string_view text) {
  if (destination == kStandardOutput) return write_stdout(text);
  write_and_report(destination, [&] { return write_file(destination, text); });
}

void write_and_report(const std::filesystem::path& file, const std::function<Written()>& write) {
  try {
    if (write() == Written::kReplaced) note(file, "replaced");
  } catch (const WriteError& error) {
    throw CommandError(file.string(), error.what());
  }
}

}  // namespace ringside
