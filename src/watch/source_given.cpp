// SPDX-License-Identifier: MIT
#include "watch/source_given.h"

#include <cstdlib>

#include "app/program/command_error.h"
#include "files/regular_file.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

constexpr std::string_view kOfFile = "@", kOfEnvironment = "env:";

std::string first_line_of(const std::string& typed) {
  constexpr std::size_t kMostBytes = 4096;
  const std::string file = typed.substr(kOfFile.size());
  try {
    const std::string text = RegularFile(file).read(kMostBytes);
    const std::string line = without_blanks_around(text.substr(0, text.find_first_of("\r\n")));
    if (!line.empty()) return line;
  } catch (const FileError& error) {
    throw CommandError(typed, std::string(error.what()) + "; name a file that holds the camera's address");
  }
  throw CommandError(typed, "the file's first line is empty; write the camera's address there");
}

std::string variable(const std::string& typed) {
  const char* const value = std::getenv(typed.substr(kOfEnvironment.size()).c_str());
  if (value != nullptr && *value != '\0') return value;
  throw CommandError(typed, "there is no such variable in the environment; set it to the camera's address");
}

}  // namespace

std::string source_given(const std::string& typed) {
  if (typed.starts_with(kOfFile)) return first_line_of(typed);
  return typed.starts_with(kOfEnvironment) ? variable(typed) : typed;
}

}  // namespace ringside
