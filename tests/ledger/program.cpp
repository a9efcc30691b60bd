// SPDX-License-Identifier: MIT
#include "ledger/program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <iostream>
#include <stdexcept>
#include <utility>

#include "app/all_commands.h"
#include "app/program/run_program.h"

namespace ringside::testing {
namespace {

// After what the program says comes how often it touched files.
constexpr char kEndOfSaid = '\0';

[[noreturn]] void be_ringside(const std::vector<std::string>& arguments, const Faults& faults, int out) {
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  std::vector<std::string> words{"ringside", "match"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  begin_faults(faults);
  const ExitCode code =
      run_program(static_cast<int>(pointers.size()), pointers.data(), {.commands = all_commands()});
  const std::string calls = kEndOfSaid + std::to_string(calls_so_far());
  begin_faults({});
  std::cout << calls << std::flush;
  _exit(static_cast<int>(code));
}

Ending ending_of(int status, const std::string& said) {
  Ending ending{WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), said, 0};
  const std::size_t end = said.find(kEndOfSaid);
  if (end == std::string::npos) return ending;
  ending.calls = std::stoi(said.substr(end + 1));
  ending.out.resize(end);
  return ending;
}

}  // namespace

Program::Program(const std::vector<std::string>& arguments, const Faults& faults) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  std::cout << std::flush;  // else both processes write what was waiting
  process_ = fork();
  if (process_ == 0) be_ringside(arguments, faults, ends[1]);
  close(ends[1]);
  out_ = ends[0];
}

Program::Program(Program&& other) noexcept
    : process_(std::exchange(other.process_, -1)), out_(std::exchange(other.out_, -1)) {}

Program::~Program() {
  if (out_ >= 0) close(out_);
  if (process_ > 0) waitpid(process_, nullptr, 0);
}

Ending Program::wait() {
  std::string said;
  std::array<char, 4096> part;
  for (ssize_t count; (count = read(out_, part.data(), part.size())) > 0;)
    said.append(part.data(), static_cast<std::size_t>(count));
  int status = 0;
  waitpid(std::exchange(process_, -1), &status, 0);
  return ending_of(status, said);
}

}  // namespace ringside::testing
