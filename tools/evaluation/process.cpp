// SPDX-License-Identifier: MIT
#include "evaluation/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern "C" {  // glibc 2.36 forgets to say so itself
#include <sys/pidfd.h>
}

#include <csignal>
#include <system_error>

namespace ringside::evaluation {
namespace {

using Clock = std::chrono::steady_clock;

constexpr off_t kLongestAnswer = 16'000'000;  // bytes; one of 24 discs has some 15,000

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

class Descriptor {
 public:
  Descriptor(int number, const std::string& what) : number_(number) {
    if (number < 0) fail(errno, what);
  }
  ~Descriptor() { close(number_); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return number_; }

 private:
  int number_;
};

class Streams {
 public:
  Streams(const Descriptor& out, const Descriptor& err) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions_, out.number(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, err.number(), STDERR_FILENO);
  }
  ~Streams() { posix_spawn_file_actions_destroy(&actions_); }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;

  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

pid_t start(const std::vector<std::string>& command, const Streams& streams) {
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  pid_t pid = 0;
  const int error =
      posix_spawn(&pid, command.front().c_str(), streams.get(), nullptr, arguments.data(), environ);
  if (error != 0) {
    throw StartError(command.front() + ": cannot be started (" + std::generic_category().message(error) +
                     "); build it or name another");
  }
  return pid;
}

// Whether the process ended before the deadline.
bool ends_before(Clock::time_point deadline, const Descriptor& process) {
  using std::chrono::milliseconds;
  while (true) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    pollfd waiting{process.number(), POLLIN, 0};
    const int ready = poll(&waiting, 1, static_cast<int>(std::max(left, milliseconds(0)).count()));
    if (ready >= 0) return ready > 0;
    if (errno != EINTR) fail(errno, "poll");
  }
}

double milliseconds_of(const timeval& time) {
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
}

// What was written there; empty when it is longer than any answer.
std::string content(const Descriptor& file) {
  struct stat status {};
  if (fstat(file.number(), &status) != 0) fail(errno, "fstat");
  std::string text(status.st_size <= kLongestAnswer ? static_cast<std::size_t>(status.st_size) : 0, '\0');
  const ssize_t got = pread(file.number(), text.data(), text.size(), 0);
  if (got < 0) fail(errno, "pread");
  text.resize(static_cast<std::size_t>(got));
  return text;
}

struct Ended {
  int status;
  rusage usage;
};

Ended wait_for(pid_t pid) {
  Ended ended{};
  while (wait4(pid, &ended.status, 0, &ended.usage) < 0) {
    if (errno != EINTR) fail(errno, "wait4");
  }
  return ended;
}

// The kernel counts in KiB, and counts what we use ourselves as well when that is more: we are small.
Cost cost_of(const rusage& usage, Clock::duration wall) {
  return {.wall_ms = std::chrono::duration<double, std::milli>(wall).count(),
          .cpu_ms = milliseconds_of(usage.ru_utime) + milliseconds_of(usage.ru_stime),
          .peak_memory = static_cast<double>(usage.ru_maxrss) * 1024 / 1e6};
}

}  // namespace

ProcessResult run_process(const std::vector<std::string>& command, std::chrono::milliseconds limit) {
  using End = ProcessResult::End;
  const Descriptor out(memfd_create("stdout", MFD_CLOEXEC), "memfd_create");
  const Descriptor err(memfd_create("stderr", MFD_CLOEXEC), "memfd_create");
  const Clock::time_point started = Clock::now();
  const pid_t pid = start(command, Streams(out, err));
  const Descriptor process(pidfd_open(pid, 0), "pidfd_open");
  const bool in_time = ends_before(started + limit, process);
  if (!in_time) kill(pid, SIGKILL);
  const Ended ended = wait_for(pid);
  ProcessResult result{
      .out = content(out), .err = content(err), .cost = cost_of(ended.usage, Clock::now() - started)};
  if (WIFEXITED(ended.status)) {
    result.end = End::kExited;
    result.code = WEXITSTATUS(ended.status);
  } else {
    result.end = in_time ? End::kSignal : End::kTooSlow;
    result.code = WTERMSIG(ended.status);
  }
  return result;
}

}  // namespace ringside::evaluation
