// SPDX-License-Identifier: MIT
#include "app/watch_starter.h"

#include "app/program/command_error.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace ringside {
namespace {

// Returns only when it cannot be started.
ExitCode become(const char* other, std::vector<std::string> words) {
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / other;
  words.insert(words.begin(), "ringside");
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  execv(program.c_str(), argv.data());
  throw CommandError(program, "cannot be started (" + std::system_category().message(errno) +
                                  "); build or install it beside ringside");
}

// What follows is the other program's affair, --help too.
Command starter(const Parser& program, const char* name, const char* description,
                const char* other = "ringside-watch") {
  const Parser parser = program.subcommand(name, description);
  parser.pass_on_all();
  return {parser, {}, [other](std::vector<std::string> words) { return become(other, std::move(words)); }};
}

}  // namespace

Command add_watch_starter(const Parser& program) { return starter(program, "watch", kWatchDescription); }

Command add_doctor_starter(const Parser& program) { return starter(program, "doctor", kDoctorDescription); }

Command add_hall_starter(const Parser& program) {
  return starter(program, "hall", kHallDescription, "ringside-hall");
}

}  // namespace ringside
