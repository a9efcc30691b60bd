// SPDX-License-Identifier: MIT
#include "app/program/given_aside.h"

#include <cstdlib>

#include "app/program/command_error.h"
#include "files/regular_file.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

constexpr std::string_view kOfFile = "@", kOfEnvironment = "env:";

std::string first_line_of(const std::string& typed, const std::string& whose) {
  constexpr std::size_t kMostBytes = 4096;
  const std::string file = typed.substr(kOfFile.size());
  try {
    const std::string text = RegularFile(file).read(kMostBytes);
    const std::string line = without_blanks_around(text.substr(0, text.find_first_of("\r\n")));
    if (!line.empty()) return line;
  } catch (const FileError& error) {
    throw CommandError(typed,
                       std::string(error.what()) + "; name a file that holds the " + whose + " address");
  }
  throw CommandError(typed, "the file's first line is empty; write the " + whose + " address there");
}

std::string variable(const std::string& typed, const std::string& whose) {
  const char* const value = std::getenv(typed.substr(kOfEnvironment.size()).c_str());
  if (value != nullptr && *value != '\0') return value;
  throw CommandError(typed,
                     "there is no such variable in the environment; set it to the " + whose + " address");
}

}  // namespace

std::string given_aside(const std::string& typed, const std::string& whose) {
  if (typed.starts_with(kOfFile)) return first_line_of(typed, whose);
  return typed.starts_with(kOfEnvironment) ? variable(typed, whose) : typed;
}

}  // namespace ringside
