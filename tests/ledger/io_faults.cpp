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
extern "C" {

ssize_t our_write(int file, const void* bytes, size_t size) asm("write");
ssize_t our_pwrite64(int file, const void* bytes, size_t size, off64_t offset) asm("pwrite64");
int our_fsync(int file) asm("fsync");
int our_fdatasync(int file) asm("fdatasync");
int our_ftruncate64(int file, off64_t size) asm("ftruncate64");
int our_unlink(const char* path) asm("unlink");
int our_renameat2(int old_folder, const char* old_path, int folder, const char* path,
                  unsigned flags) asm("renameat2");

ssize_t our_write(int file, const void* bytes, size_t size) {
  return write_or_not(file, size, [&](size_t part) {
    return real<ssize_t (*)(int, const void*, size_t)>("write")(file, bytes, part);
  });
}

ssize_t our_pwrite64(int file, const void* bytes, size_t size, off64_t offset) {
  return write_or_not(file, size, [&](size_t part) {
    return real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64")(file, bytes, part, offset);
  });
}

int our_fsync(int file) {
  return call_or_die([&] { return real<int (*)(int)>("fsync")(file); });
}

int our_fdatasync(int file) {
  return call_or_die([&] { return real<int (*)(int)>("fdatasync")(file); });
}

int our_ftruncate64(int file, off64_t size) {
  return call_or_die([&] { return real<int (*)(int, off64_t)>("ftruncate64")(file, size); });
}

int our_unlink(const char* path) {
  return call_or_die([&] { return real<int (*)(const char*)>("unlink")(path); });
}

int our_renameat2(int old_folder, const char* old_path, int folder, const char* path, unsigned flags) {
  return call_or_die([&] {
    return real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(old_folder, old_path,
                                                                                    folder, path, flags);
  });
}

}  // extern "C"
