// SPDX-License-Identifier: MIT
#include "live/video/reader_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string_view>
#include <system_error>
#include <vector>

#include "live/video/serve_pictures.h"

namespace ringside {
namespace {

// By which a program knows that it is to read a video and nothing else.
constexpr char kReaderName[] = "ringside-video-reader";

void require_success(int error) {
  if (error != 0) throw std::system_error(error, std::system_category());
}

// A descriptor beyond those that the child is to have, so that none is overwritten while they are put there.
class Moved {
 public:
  explicit Moved(int descriptor) : descriptor_(fcntl(descriptor, F_DUPFD_CLOEXEC, kFirstOthersDescriptor)) {
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
  Descriptors(int socket, int slots) {
    require_success(posix_spawn_file_actions_init(&actions_));
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      posix_spawn_file_actions_addopen(&actions_, standard, "/dev/null", O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions_, socket, kSocketDescriptor);
    posix_spawn_file_actions_adddup2(&actions_, slots, kSlotsDescriptor);
    posix_spawn_file_actions_addclosefrom_np(&actions_, kFirstOthersDescriptor);
  }
  Descriptors(const Descriptors&) = delete;
  Descriptors& operator=(const Descriptors&) = delete;
  ~Descriptors() { posix_spawn_file_actions_destroy(&actions_); }

  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

// A wish to stop is this process's to heed: Ctrl-C reaches a terminal's whole group, and systemd tells all of
// a service. The child ends with it.
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

// What decoders, loaders and sanitizers heed of the environment; cameras' passwords may lie in the rest.
std::vector<char*> environment_of_decoders() {
  constexpr std::array kHeeded{"OPENCV_", "FF", "AV_", "SSL_", "LD_", "ASAN_", "UBSAN_", "LSAN_", "TSAN_"};
  std::vector<char*> out;
  for (char** entry = environ; *entry != nullptr; ++entry)
    if (std::any_of(kHeeded.begin(), kHeeded.end(),
                    [&](const char* name) { return std::string_view(*entry).starts_with(name); }))
      out.push_back(*entry);
  out.push_back(nullptr);
  return out;
}

// Before main(), so that each program that can read a video can also be its reader, tests as well. This file
// is part of all that can start one.
[[maybe_unused]] const bool kIsNoReader = [] {
  if (std::strcmp(program_invocation_name, kReaderName) == 0) serve_pictures();
  return true;
}();

}  // namespace

ReaderProcess::ReaderProcess(const MessageSocket& socket, const PictureSlots& slots) {
  const Moved socket_there(socket.descriptor()), slots_there(slots.descriptor());
  const Descriptors descriptors(socket_there.descriptor(), slots_there.descriptor());
  const Signals signals;
  std::array<char, sizeof(kReaderName)> name{};
  std::memcpy(name.data(), kReaderName, sizeof(kReaderName));
  std::array<char*, 2> arguments{name.data(), nullptr};
  std::vector<char*> environment = environment_of_decoders();
  require_success(posix_spawn(&process_, "/proc/self/exe", descriptors.get(), signals.get(), arguments.data(),
                              environment.data()));
}

void ReaderProcess::end() {
  if (process_ == 0) return;
  kill(process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
}

}  // namespace ringside
