// SPDX-License-Identifier: MIT
#include "app/program/data_place.h"

#include <cstdlib>

#include "app/program/command_error.h"

namespace ringside {
namespace {

const char* set_variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : nullptr;
}

}  // namespace

std::filesystem::path data_place(const std::string& chosen, const std::string& name) {
  if (!chosen.empty()) return chosen;
  const std::filesystem::path below = std::filesystem::path("ringside") / name;
  // The specification has relative paths ignored.
  if (const char* data = set_variable("XDG_DATA_HOME"); data && std::filesystem::path(data).is_absolute())
    return data / below;
  if (const char* home = set_variable("HOME")) return std::filesystem::path(home) / ".local/share" / below;
  throw CommandError("--db", "there is no home folder to keep " + name + " in; name a file");
}

}  // namespace ringside
