// SPDX-License-Identifier: MIT
#include "halls/child_program.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace ringside::halls {
namespace {

[[noreturn]] void become(const std::vector<char*>& words, int said) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // nobody is left behind where this program is killed
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(nothing, STDIN_FILENO);
  dup2(said, STDOUT_FILENO);
  dup2(said, STDERR_FILENO);
  execv(words.front(), words.data());
  _exit(127);
}

}  // namespace

ChildProgram::ChildProgram(const std::vector<std::string>& words, std::filesystem::path said)
    : said_(std::move(said)) {
  std::vector<std::string> owned = words;
  std::vector<char*> pointers;
  for (std::string& word : owned) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const int file = open(said_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) throw std::system_error(errno, std::generic_category(), said_.string());
  process_ = fork();
  if (process_ == 0) become(pointers, file);
  close(file);
  if (process_ < 0) throw std::system_error(errno, std::generic_category(), words.front());
}

ChildProgram::ChildProgram(ChildProgram&& other) noexcept
    : said_(std::move(other.said_)), process_(std::exchange(other.process_, -1)), status_(other.status_) {}

bool ChildProgram::runs() {
  if (process_ >= 0 && waitpid(process_, &status_, WNOHANG) == process_) process_ = -1;
  return process_ >= 0;
}

std::string ChildProgram::said() const {
  std::ifstream stream(said_, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void ChildProgram::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, &status_, 0);
  process_ = -1;
}

int ChildProgram::end() {
  if (process_ >= 0) {
    ::kill(process_, SIGTERM);
    waitpid(process_, &status_, 0);
    process_ = -1;
  }
  return WIFEXITED(status_) ? WEXITSTATUS(status_) : 128 + WTERMSIG(status_);
}

}  // namespace ringside::halls
