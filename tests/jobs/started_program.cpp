// SPDX-License-Identifier: MIT
#include "jobs/started_program.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace ringside::testing {

StartedProgram::StartedProgram(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), RINGSIDE_PROGRAM);
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  process_ = fork();
  REQUIRE(process_ >= 0);
  if (process_ != 0) return;
  const int silent = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(silent, stream);
  execv(argv.front(), argv.data());
  _exit(127);
}

void StartedProgram::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

}  // namespace ringside::testing
