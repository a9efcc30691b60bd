// SPDX-License-Identifier: MIT
#include "photo/start_child.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <deque>
#include <string_view>
#include <system_error>

namespace ringside {
namespace {

void require_success(int error) {
  if (error != 0) throw std::system_error(error, std::system_category());
}

// A descriptor beyond those that the child is to have, so that none is overwritten while they are put there.
class Moved {
 public:
  Moved(int descriptor, int beyond) : descriptor_(fcntl(descriptor, F_DUPFD_CLOEXEC, beyond)) {
    if (descriptor_ < 0) throw std::system_error(errno, std::system_category());
  }
  Moved(const Moved&) = delete;
  Moved& operator=(const Moved&) = delete;
  ~Moved() { close(descriptor_); }

  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

// All that the child is to have open.
class Descriptors {
 public:
  explicit Descriptors(const std::vector<HandedOver>& handed_over) {
    require_success(posix_spawn_file_actions_init(&actions_));
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      posix_spawn_file_actions_addopen(&actions_, standard, "/dev/null", O_RDWR, 0);
    const int others = STDERR_FILENO + 1 + static_cast<int>(handed_over.size());
    for (const HandedOver& one : handed_over) {
      moved_.emplace_back(one.descriptor, others);
      posix_spawn_file_actions_adddup2(&actions_, moved_.back().descriptor(), one.as);
    }
    posix_spawn_file_actions_addclosefrom_np(&actions_, others);
  }
  Descriptors(const Descriptors&) = delete;
  Descriptors& operator=(const Descriptors&) = delete;
  ~Descriptors() { posix_spawn_file_actions_destroy(&actions_); }

  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
  std::deque<Moved> moved_;
};

// Ctrl-C reaches a terminal's whole group, and systemd tells all of a service.
class Signals {
 public:
  Signals() {
    require_success(posix_spawnattr_init(&attributes_));
    sigset_t all, wishes;
    sigfillset(&all);
    sigemptyset(&wishes);
    for (const int wish : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&wishes, wish);
    posix_spawnattr_setsigdefault(&attributes_, &all);
    posix_spawnattr_setsigmask(&attributes_, &wishes);
    posix_spawnattr_setflags(&attributes_,
                             POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;
  ~Signals() { posix_spawnattr_destroy(&attributes_); }

  const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

std::vector<char*> environment_of_decoders() {
  constexpr std::array kHeeded{"OPENCV_", "FF",     "AV_",   "SSL_",  "LD_",
                               "ASAN_",   "UBSAN_", "LSAN_", "TSAN_", "RINGSIDE_MODELS"};
  std::vector<char*> out;
  for (char** entry = environ; *entry != nullptr; ++entry)
    if (std::any_of(kHeeded.begin(), kHeeded.end(),
                    [&](const char* name) { return std::string_view(*entry).starts_with(name); }))
      out.push_back(*entry);
  out.push_back(nullptr);
  return out;
}

}  // namespace

pid_t start_child(const std::string& program, std::vector<std::string> words,
                  const std::vector<HandedOver>& handed_over) {
  const Descriptors descriptors(handed_over);
  const Signals signals;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::vector<char*> environment = environment_of_decoders();
  pid_t process = 0;
  require_success(posix_spawn(&process, program.c_str(), descriptors.get(), signals.get(), arguments.data(),
                              environment.data()));
  return process;
}

void kill_child(pid_t process) {
  kill(process, SIGKILL);
  while (waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
  }
}

}  // namespace ringside
