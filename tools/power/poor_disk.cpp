// SPDX-License-Identifier: MIT
// Loaded before a program's other libraries (LD_PRELOAD) this makes its disk a poor one, and writes down all
// that is done to it. tools/power_cuts says how by these variables of the environment:
//   RINGSIDE_LOCKS_FAIL  errno of every lock, as on network drives
//   RINGSIDE_MAPS_FAIL   errno of every file that is mapped to be shared
//   RINGSIDE_DISK_FULL   any value: nothing more can be written
//   RINGSIDE_NO_WAITING  any value: who waits for a lock does so in no time
//   RINGSIDE_TOLD        file that gets a record of each change, each flush and each answer
// A record: kind, path, two numbers and the count of bytes, each ended by a zero byte, then these bytes.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace {

template <typename Function>
Function real(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// 0: nothing is to fail.
int wanted_error(const char* variable) {
  const char* text = std::getenv(variable);
  return text == nullptr ? 0 : std::atoi(text);
}

int fail_with(int error) {
  errno = error;
  return -1;
}

// What people and other programs are told is not the disk.
bool is_file(int file) {
  struct stat status = {};
  return syscall(SYS_fstat, file, &status) == 0 && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
}

std::string path_of(int file) {
  std::array<char, 4096> path;
  const ssize_t size = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), path.data(), path.size());
  return {path.data(), static_cast<std::size_t>(size < 0 ? 0 : size)};
}

std::string absolute(const char* path) {
  if (path[0] == '/') return path;
  std::array<char, 4096> folder;
  if (getcwd(folder.data(), folder.size()) == nullptr) return path;
  return std::string(folder.data()) + "/" + path;
}

std::string field(const std::string& text) { return text + '\0'; }

// One write, so that records of threads and of processes do not mix.
void tell(const char* kind, const std::string& path, long one = 0, long other = 0,
          const void* bytes = nullptr, std::size_t size = 0) {
  static const char* const file = std::getenv("RINGSIDE_TOLD");
  if (file == nullptr) return;
  static const int descriptor =
      static_cast<int>(syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600));
  const int error = errno;
  std::string record = field(kind) + field(path) + field(std::to_string(one)) + field(std::to_string(other)) +
                       field(std::to_string(size));
  record.append(static_cast<const char*>(bytes), size);
  syscall(SYS_write, descriptor, record.data(), record.size());
  errno = error;
}

void tell_of_bytes(int file, const void* bytes, std::size_t size, off64_t offset) {
  if (is_file(file)) tell("write", path_of(file), offset, 0, bytes, size);
}

bool is_full(int file) { return std::getenv("RINGSIDE_DISK_FULL") != nullptr && is_file(file); }

bool is_lock(int command) {
  return command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK || command == F_OFD_SETLKW;
}

int lock_or_not(const char* name, int file, int command, void* argument) {
  const int error = wanted_error("RINGSIDE_LOCKS_FAIL");
  if (error != 0 && is_lock(command)) return fail_with(error);
  return real<int (*)(int, int, ...)>(name)(file, command, argument);
}

int told_flush(int file, int result) {
  if (result == 0) tell("flush", path_of(file));
  return result;
}

int open_and_tell(const char* name, const char* path, int flags, mode_t mode) {
  const bool is_new = (flags & O_CREAT) != 0 && syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0;
  const int file = real<int (*)(const char*, int, mode_t)>(name)(path, flags, mode);
  if (file >= 0 && is_new) tell("make", path_of(file));
  if (file >= 0 && (flags & O_TRUNC) != 0) tell("cut", path_of(file), 0);
  return file;
}

int rename_and_tell(const char* old_path, const char* path, int result) {
  if (result == 0) tell("rename", absolute(old_path), 0, 0, absolute(path).data(), absolute(path).size());
  return result;
}

}  // namespace

extern "C" {

ssize_t our_write(int file, const void* bytes, size_t size) asm("write");
ssize_t our_pwrite64(int file, const void* bytes, size_t size, off64_t offset) asm("pwrite64");
ssize_t our_send(int file, const void* bytes, size_t size, int flags) asm("send");
int our_fflush(FILE* stream) asm("fflush");
int our_open(const char* path, int flags, mode_t mode) asm("open");
int our_open64(const char* path, int flags, mode_t mode) asm("open64");
int our_fsync(int file) asm("fsync");
int our_fdatasync(int file) asm("fdatasync");
int our_ftruncate(int file, off_t size) asm("ftruncate");
int our_ftruncate64(int file, off64_t size) asm("ftruncate64");
int our_unlink(const char* path) asm("unlink");
int our_mkdir(const char* path, mode_t mode) asm("mkdir");
int our_rename(const char* old_path, const char* path) asm("rename");
int our_renameat2(int old_folder, const char* old_path, int folder, const char* path,
                  unsigned flags) asm("renameat2");
int our_fcntl(int file, int command, void* argument) asm("fcntl");
int our_fcntl64(int file, int command, void* argument) asm("fcntl64");
int our_flock(int file, int operation) asm("flock");
void* our_mmap64(void* place, size_t size, int protection, int flags, int file, off64_t offset) asm("mmap64");
int our_usleep(useconds_t microseconds) asm("usleep");

ssize_t our_write(int file, const void* bytes, size_t size) {
  if (is_full(file)) return fail_with(ENOSPC);
  tell_of_bytes(file, bytes, size, is_file(file) ? lseek64(file, 0, SEEK_CUR) : 0);
  return real<ssize_t (*)(int, const void*, size_t)>("write")(file, bytes, size);
}

ssize_t our_pwrite64(int file, const void* bytes, size_t size, off64_t offset) {
  if (is_full(file)) return fail_with(ENOSPC);
  tell_of_bytes(file, bytes, size, offset);
  return real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64")(file, bytes, size, offset);
}

ssize_t our_send(int file, const void* bytes, size_t size, int flags) {
  tell("answer", "socket", 0, 0, bytes, size);
  return real<ssize_t (*)(int, const void*, size_t, int)>("send")(file, bytes, size, flags);
}

// std::cout ends here. A command answers once.
int our_fflush(FILE* stream) {
  static bool answered = false;
  if (stream == stdout && !std::exchange(answered, true)) tell("answer", "stdout");
  return real<int (*)(FILE*)>("fflush")(stream);
}

int our_open(const char* path, int flags, mode_t mode) { return open_and_tell("open", path, flags, mode); }

int our_open64(const char* path, int flags, mode_t mode) {
  return open_and_tell("open64", path, flags, mode);
}

int our_fsync(int file) { return told_flush(file, real<int (*)(int)>("fsync")(file)); }

int our_fdatasync(int file) { return told_flush(file, real<int (*)(int)>("fdatasync")(file)); }

int our_ftruncate(int file, off_t size) { return our_ftruncate64(file, size); }

int our_ftruncate64(int file, off64_t size) {
  tell("cut", path_of(file), size);
  return real<int (*)(int, off64_t)>("ftruncate64")(file, size);
}

int our_unlink(const char* path) {
  const int result = real<int (*)(const char*)>("unlink")(path);
  if (result == 0) tell("remove", absolute(path));
  return result;
}

int our_mkdir(const char* path, mode_t mode) {
  const int result = real<int (*)(const char*, mode_t)>("mkdir")(path, mode);
  if (result == 0) tell("folder", absolute(path));
  return result;
}

int our_rename(const char* old_path, const char* path) {
  return rename_and_tell(old_path, path, real<int (*)(const char*, const char*)>("rename")(old_path, path));
}

int our_renameat2(int old_folder, const char* old_path, int folder, const char* path, unsigned flags) {
  const auto rename = real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2");
  return rename_and_tell(old_path, path, rename(old_folder, old_path, folder, path, flags));
}

int our_fcntl(int file, int command, void* argument) { return lock_or_not("fcntl", file, command, argument); }

int our_fcntl64(int file, int command, void* argument) {
  return lock_or_not("fcntl64", file, command, argument);
}

int our_flock(int file, int operation) {
  const int error = wanted_error("RINGSIDE_LOCKS_FAIL");
  return error != 0 ? fail_with(error) : real<int (*)(int, int)>("flock")(file, operation);
}

void* our_mmap64(void* place, size_t size, int protection, int flags, int file, off64_t offset) {
  const int error = wanted_error("RINGSIDE_MAPS_FAIL");
  if (error != 0 && file >= 0 && (flags & MAP_TYPE) == MAP_SHARED) {
    errno = error;
    return MAP_FAILED;
  }
  return real<void* (*)(void*, size_t, int, int, int, off64_t)>("mmap64")(place, size, protection, flags,
                                                                          file, offset);
}

int our_usleep(useconds_t microseconds) {
  return std::getenv("RINGSIDE_NO_WAITING") != nullptr ? 0
                                                       : real<int (*)(useconds_t)>("usleep")(microseconds);
}

}  // extern "C"
