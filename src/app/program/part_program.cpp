// SPDX-License-Identifier: MIT
#include "app/program/part_program.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "app/program/command_error.h"

namespace ringside {

ExitCode become_part_program(const char* program, std::vector<std::string> words, const std::string& name) {
  const std::filesystem::path place = std::filesystem::read_symlink("/proc/self/exe").parent_path() / program;
  words.insert(words.begin(), name);
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  execv(place.c_str(), argv.data());
  throw CommandError(place, "cannot be started (" + std::system_category().message(errno) +
                                "); build or install it beside ringside");
}

}  // namespace ringside
