// SPDX-License-Identifier: MIT
#include "ledger/io_faults.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <utility>

namespace {

using ringside::testing::Faults;

Faults faults;
int calls = 0;
std::vector<std::string> flushed;

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

long bytes_to_read = 0;
std::function<void()> after_read;
std::function<void()> at_wait;

void run_after_read(ssize_t count) {
  if (!after_read || count != bytes_to_read) return;
  const std::function<void()> run = std::exchange(after_read, nullptr);
  run();
}

bool may_be_opened(int flags) {
  const bool to_write = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0;
  return !faults.read_only || !to_write;
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

void remember_flush(int file) {
  std::array<char, 4096> path;
  const ssize_t size = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), path.data(), path.size());
  if (size > 0) flushed.emplace_back(path.data(), static_cast<std::size_t>(size));
}

bool is_lock(int command) { return command == F_SETLK || command == F_SETLKW; }

int lock_or_not(const char* name, int file, int command, void* argument) {
  if (faults.locks_fail == 0 || !is_lock(command))
    return real<int (*)(int, int, ...)>(name)(file, command, argument);
  errno = faults.locks_fail;
  return -1;
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
  flushed.clear();
}

int calls_so_far() { return calls; }

const std::vector<std::string>& flushed_so_far() { return flushed; }

void when_waiting(std::function<void()> run) { at_wait = std::move(run); }

void after_reading(long bytes, std::function<void()> run) {
  bytes_to_read = bytes;
  after_read = std::move(run);
}

}  // namespace ringside::testing

// The program's own symbols come before those of libc, for the libraries too that it is linked to.
extern "C" {

ssize_t our_write(int file, const void* bytes, size_t size) asm("write");
ssize_t our_pwrite64(int file, const void* bytes, size_t size, off64_t offset) asm("pwrite64");
ssize_t our_read(int file, void* bytes, size_t size) asm("read");
int our_open64(const char* path, int flags, mode_t mode) asm("open64");
int our_access(const char* path, int mode) asm("access");
int our_clock_gettime(clockid_t clock, timespec* time) asm("clock_gettime");
int our_fsync(int file) asm("fsync");
int our_fdatasync(int file) asm("fdatasync");
int our_ftruncate64(int file, off64_t size) asm("ftruncate64");
int our_unlink(const char* path) asm("unlink");
int our_fcntl(int file, int command, void* argument) asm("fcntl");
int our_fcntl64(int file, int command, void* argument) asm("fcntl64");
void* our_mmap64(void* place, size_t size, int protection, int flags, int file, off64_t offset) asm("mmap64");
int our_usleep(useconds_t microseconds) asm("usleep");
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

ssize_t our_read(int file, void* bytes, size_t size) {
  const ssize_t count = real<ssize_t (*)(int, void*, size_t)>("read")(file, bytes, size);
  run_after_read(count);
  return count;
}

int our_open64(const char* path, int flags, mode_t mode) {
  if (may_be_opened(flags)) return real<int (*)(const char*, int, mode_t)>("open64")(path, flags, mode);
  errno = EROFS;
  return -1;
}

int our_access(const char* path, int mode) {
  if (!faults.read_only || (mode & W_OK) == 0) return real<int (*)(const char*, int)>("access")(path, mode);
  errno = EROFS;
  return -1;
}

int our_clock_gettime(clockid_t clock, timespec* time) {
  const int result = real<int (*)(clockid_t, timespec*)>("clock_gettime")(clock, time);
  if (clock == CLOCK_REALTIME && faults.seconds_now) time->tv_sec = *faults.seconds_now;
  return result;
}

int our_fsync(int file) {
  remember_flush(file);
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

int our_fcntl(int file, int command, void* argument) { return lock_or_not("fcntl", file, command, argument); }

int our_fcntl64(int file, int command, void* argument) {
  return lock_or_not("fcntl64", file, command, argument);
}

void* our_mmap64(void* place, size_t size, int protection, int flags, int file, off64_t offset) {
  if (faults.maps_fail != 0 && file >= 0 && (flags & MAP_TYPE) == MAP_SHARED) {
    errno = faults.maps_fail;
    return MAP_FAILED;
  }
  return real<void* (*)(void*, size_t, int, int, int, off64_t)>("mmap64")(place, size, protection, flags,
                                                                          file, offset);
}

int our_usleep(useconds_t microseconds) {
  if (at_wait) {
    std::exchange(at_wait, nullptr)();
    return 0;
  }
  return faults.locks_fail != 0 ? 0 : real<int (*)(useconds_t)>("usleep")(microseconds);
}

int our_renameat2(int old_folder, const char* old_path, int folder, const char* path, unsigned flags) {
  if (flags != 0 && !faults.rename_leaves) {
    errno = EINVAL;
    return -1;
  }
  return call_or_die([&] {
    return real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(old_folder, old_path,
                                                                                    folder, path, flags);
  });
}

}  // extern "C"
