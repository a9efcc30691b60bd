// SPDX-License-Identifier: MIT
#include "app/program/messages.h"

#include <iostream>

#include "report/text.h"

namespace ringside {

void say(const std::string& message) { std::cerr << "ringside: " << printable(message) << std::endl; }

void say(const std::filesystem::path& file, const std::string& message) {
  say(file.string() + ": " + message);
}

}  // namespace ringside
