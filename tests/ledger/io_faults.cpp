// SPDX-License-Identifier: MIT
// Preloaded into a program under test (LD_PRELOAD): counts what it does to files, and at a chosen call kills
// it as kill -9 does, or has the disk full from then on. So every moment of a commit can be hit, without any
// clock.
//   RINGSIDE_KILL_AT=N    die at the N-th call; of a write, half of the bytes have got out
//   RINGSIDE_FULL_AT=N    from the N-th call on every write says ENOSPC
//   RINGSIDE_COUNT=FILE   tell at the end how many calls there were
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

long number_in(const char* variable) {
  const char* text = std::getenv(variable);
  return text == nullptr ? -1 : std::atol(text);
}

long calls = 0;

enum class Fate { kGoesOn, kDies, kFails };

Fate next_call() {
  static const long kill_at = number_in("RINGSIDE_KILL_AT");
  static const long full_at = number_in("RINGSIDE_FULL_AT");
  ++calls;
  if (calls == kill_at) return Fate::kDies;
  return full_at > 0 && calls >= full_at ? Fate::kFails : Fate::kGoesOn;
}

[[noreturn]] void die() {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

template <typename Function>
Function real(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// What people are told is not the disk.
bool is_terminal_stream(int file) { return file == STDOUT_FILENO || file == STDERR_FILENO; }

template <typename Write>
ssize_t write_or_not(int file, size_t size, const Write& write) {
  const Fate fate = next_call();
  if (fate == Fate::kDies) {
    write(size / 2);
    die();
  }
  if (fate == Fate::kFails && !is_terminal_stream(file)) {
    errno = ENOSPC;
    return -1;
  }
  return write(size);
}

template <typename Call>
int call_or_die(const Call& call) {
  if (next_call() == Fate::kDies) die();
  return call();
}

struct Teller {
  ~Teller() {
    const char* file = std::getenv("RINGSIDE_COUNT");
    if (file == nullptr) return;
    std::FILE* stream = std::fopen(file, "w");
    if (stream == nullptr) return;
    std::fprintf(stream, "%ld", calls);
    std::fclose(stream);
  }
} const teller;

}  // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
  return write_or_not(file, size, [&](size_t part) {
    return real<ssize_t (*)(int, const void*, size_t)>("write")(file, bytes, part);
  });
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t offset) {
  return write_or_not(file, size, [&](size_t part) {
    return real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64")(file, bytes, part, offset);
  });
}

int fsync(int file) {
  return call_or_die([&] { return real<int (*)(int)>("fsync")(file); });
}

int fdatasync(int file) {
  return call_or_die([&] { return real<int (*)(int)>("fdatasync")(file); });
}

int ftruncate64(int file, off64_t size) {
  return call_or_die([&] { return real<int (*)(int, off64_t)>("ftruncate64")(file, size); });
}

int unlink(const char* path) {
  return call_or_die([&] { return real<int (*)(const char*)>("unlink")(path); });
}

int renameat2(int old_folder, const char* old_path, int folder, const char* path, unsigned flags) {
  return call_or_die([&] {
    return real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(old_folder, old_path,
                                                                                    folder, path, flags);
  });
}

}  // extern "C"
