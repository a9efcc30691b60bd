// SPDX-License-Identifier: MIT
#include "ledger/program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace ringside::testing {
namespace {

constexpr int kCannotRun = 127;

[[noreturn]] void become_ringside(const std::vector<std::string>& arguments,
                                  const std::map<std::string, std::string>& faults, int out) {
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  for (const auto& [name, value] : faults) setenv(name.c_str(), value.c_str(), 1);
  if (!faults.empty()) {
    setenv("LD_PRELOAD", RINGSIDE_IO_FAULTS, 1);
    setenv("ASAN_OPTIONS", "verify_asan_link_order=0", 1);
  }
  std::vector<std::string> words{RINGSIDE_PROGRAM, "match"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  execv(RINGSIDE_PROGRAM, pointers.data());
  _exit(kCannotRun);
}

}  // namespace

Program::Program(const std::vector<std::string>& arguments,
                 const std::map<std::string, std::string>& faults) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  process_ = fork();
  if (process_ == 0) become_ringside(arguments, faults, ends[1]);
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
  Ending ending{0, ""};
  std::array<char, 4096> part;
  for (ssize_t count; (count = read(out_, part.data(), part.size())) > 0;)
    ending.out.append(part.data(), static_cast<std::size_t>(count));
  int status = 0;
  waitpid(std::exchange(process_, -1), &status, 0);
  ending.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ending;
}

}  // namespace ringside::testing
