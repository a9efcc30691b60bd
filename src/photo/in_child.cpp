// SPDX-License-Identifier: MIT
#include "photo/in_child.h"

#include <fcntl.h>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <new>
#include <string>
#include <system_error>

#include "photo/image_header.h"
#include "photo/photo_error.h"
#include "photo/process_limits.h"

namespace ringside {
namespace {

// What a child leaves for its parent.
struct Outcome {
  enum class State { kDied, kDone, kRefused, kOutOfMemory };  // at first it counts as dead
  State state;
  char message[200];  // where it was refused
};

constexpr int kPatience = 10;  // seconds of the clock for each of the processor, on a machine that is busy

// The parent's heap grows by large steps and keeps much that is free (large_pages.h): in the child each
// allocation is to count.
void limit_memory(std::size_t bytes) {
  constexpr int kSmall = 1 << 17;
  mallopt(M_TOP_PAD, kSmall);
  mallopt(M_TRIM_THRESHOLD, kSmall);
  mallopt(M_MMAP_THRESHOLD, kSmall);
  mallopt(M_ARENA_MAX, 1);  // an arena for each thread would take 64 MB of addresses
  malloc_trim(0);
  const rlim_t most = mapped_bytes() + bytes;
  limit_resource(RLIMIT_AS, most, most);
}

void be_silent() {
  const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nowhere < 0) return;
  dup2(nowhere, STDOUT_FILENO);
  dup2(nowhere, STDERR_FILENO);
}

// A second later the system kills what takes no notice, and a minute of waiting ends too.
void limit_time(int seconds) {
  const auto most = static_cast<rlim_t>(seconds);
  limit_resource(RLIMIT_CPU, most, most + 1);
  std::signal(SIGALRM, SIG_DFL);
  std::signal(SIGXCPU, SIG_DFL);
  sigset_t all;
  sigemptyset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  alarm(static_cast<unsigned>(kPatience * seconds));
}

void run_limited(const ChildLimits& limits, const std::function<void()>& work) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  limit_resource(RLIMIT_CORE, 0, 0);
  limit_time(limits.seconds);
  if (!kSanitized) limit_memory(limits.bytes);
  be_silent();
  work();
}

// Ends without a word to atexit() and to buffers, which are the parent's.
[[noreturn]] void be_child(const ChildLimits& limits, const std::function<void()>& work, Outcome& outcome) {
  try {
    run_limited(limits, work);
    outcome.state = Outcome::State::kDone;
  } catch (const PhotoError& error) {
    std::strncpy(outcome.message, error.what(), sizeof(outcome.message) - 1);
    outcome.state = Outcome::State::kRefused;
  } catch (const std::bad_alloc&) {
    outcome.state = Outcome::State::kOutOfMemory;
  } catch (...) {
    _exit(1);  // as a sanitizer does
  }
  _exit(0);
}

// The child's status; 0 where somebody else waited for it.
int wait_for(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return 0;
  return status;
}

[[noreturn]] void throw_over_limits() {
  throw PhotoError("takes far more memory or time than a picture of its size needs; export it anew");
}

// A decoder that falls over its own feet has met what it did not expect. A sanitizer ends by exit().
[[noreturn]] void throw_dead(int status) {
  if (WIFEXITED(status) && WEXITSTATUS(status) != 0)
    throw std::runtime_error("a decoder ended with " + std::to_string(WEXITSTATUS(status)));
  const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  if (signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE) throw_damaged();
  throw_over_limits();
}

void throw_unless_done(const Outcome& outcome, int status) {
  switch (outcome.state) {
    case Outcome::State::kDone:
      return;
    case Outcome::State::kRefused:
      throw PhotoError(std::string(outcome.message, strnlen(outcome.message, sizeof(outcome.message))));
    case Outcome::State::kOutOfMemory:
      throw_over_limits();
    case Outcome::State::kDied:
      break;
  }
  throw_dead(status);
}

}  // namespace

SharedBytes::SharedBytes(std::size_t size)
    : data_(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)), size_(size) {
  if (data_ == MAP_FAILED) throw std::bad_alloc();
}

SharedBytes::~SharedBytes() { munmap(data_, size_); }

void run_in_child(const ChildLimits& limits, const std::function<void()>& work) {
  const SharedBytes shared(sizeof(Outcome));
  auto& outcome = *static_cast<Outcome*>(shared.data());
  const pid_t child = fork();
  if (child < 0) {
    throw PhotoError("no process can be started to decode it (" + std::system_category().message(errno) +
                     "); close other programs");
  }
  if (child == 0) be_child(limits, work, outcome);
  throw_unless_done(outcome, wait_for(child));
}

}  // namespace ringside
