// SPDX-License-Identifier: MIT
#include "files/regular_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace ringside {
namespace {

namespace fs = std::filesystem;

using Why = FileError::Why;

[[noreturn]] void fail_by(int error) {
  const bool missing = error == ENOENT || error == ENOTDIR;
  // A socket, or a device without a driver.
  const bool special = error == ENXIO || error == ENODEV;
  throw FileError(missing   ? Why::kMissing
                  : special ? Why::kSpecial
                            : Why::kUnreadable,
                  std::generic_category().message(error));
}

// O_NONBLOCK: a pipe is opened although nobody writes into it, and closed again. On a file it means nothing.
int opened(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) fail_by(errno);
  return descriptor;
}

struct stat status_of(int descriptor) {
  struct stat status = {};
  if (::fstat(descriptor, &status) != 0) fail_by(errno);
  return status;
}

}  // namespace

RegularFile::RegularFile(const fs::path& path) : descriptor_(opened(path)) {
  const mode_t mode = status_of(descriptor_).st_mode;
  if (S_ISREG(mode)) return;
  ::close(descriptor_);
  if (S_ISDIR(mode)) throw FileError(Why::kFolder, "is a folder");
  throw FileError(Why::kSpecial, "is not a regular file");
}

RegularFile::~RegularFile() { ::close(descriptor_); }

std::uintmax_t RegularFile::size() const {
  return static_cast<std::uintmax_t>(status_of(descriptor_).st_size);
}

std::size_t RegularFile::read_into(void* bytes, std::size_t most) const {
  std::size_t done = 0;
  while (done < most) {
    const ssize_t count = ::read(descriptor_, static_cast<char*>(bytes) + done, most - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail_by(errno);
    if (count == 0) break;
    done += static_cast<std::size_t>(count);
  }
  return done;
}

std::string RegularFile::read(std::size_t most) const {
  // Of a file that grows meanwhile one byte more than its size now is enough to see it.
  std::string bytes(static_cast<std::size_t>(std::min<std::uintmax_t>(most, size() + 1)), '\0');
  bytes.resize(read_into(bytes.data(), bytes.size()));
  return bytes;
}

}  // namespace ringside
