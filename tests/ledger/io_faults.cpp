// SPDX-License-Identifier: MIT
#include "ledger/io_faults.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace {

using ringside::testing::Faults;

Faults faults;
int calls = 0;

enum class Fate { kGoesOn, kDies, kFails };

Fate next_call() {
  ++calls;
  if (calls == faults.kill_at) return Fate::kDies;
  return faults.full_at > 0 && calls >= faults.full_at ? Fate::kFails : Fate::kGoesOn;
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

}  // namespace

namespace ringside::testing {

void begin_faults(const Faults& chosen) {
  faults = chosen;
  calls = 0;
}

int calls_so_far() { return calls; }

}  // namespace ringside::testing

// The program's own symbols come before those of libc, for the libraries too that it is linked to.
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the library names them __fd and so on
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
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
