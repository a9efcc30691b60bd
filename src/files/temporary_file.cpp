// SPDX-License-Identifier: MIT
#include "files/temporary_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <random>
#include <string>
#include <string_view>
#include <system_error>

#include "files/folders.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kModeBeforeUmask = 0666;
constexpr std::string_view kPrefix = ".ringside-", kSuffix = ".tmp";
// With what SQLite puts beside a file that it writes; the file itself last, so that a death in between leaves
// it to be found.
constexpr std::string_view kWithCompanions[] = {"-wal", "-shm", "-journal", ""};

[[noreturn]] void fail_with(int error) { throw std::system_error(error, std::generic_category()); }

bool is_temporary(const std::string& name) { return name.starts_with(kPrefix) && name.ends_with(kSuffix); }

void remove_with_companions(const fs::path& path) {
  for (const std::string_view companion : kWithCompanions) {
    const std::string name = path.string().append(companion);
    // Looked for before: unlink of what is not there would be one more moment to be killed in.
    if (::access(name.c_str(), F_OK) == 0) ::unlink(name.c_str());
  }
}

// Whether the name still leads to the open file.
bool is_named(int descriptor, const fs::path& path) {
  struct stat here = {};
  struct stat there = {};
  return ::fstat(descriptor, &here) == 0 && ::lstat(path.c_str(), &there) == 0 &&
         here.st_dev == there.st_dev && here.st_ino == there.st_ino;
}

// A file that is locked is being written. Only the folder's permissions count, as for any file.
void remove_if_left_behind(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat status = {};
  const bool left = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
                    ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && is_named(descriptor, path);
  if (left) remove_with_companions(path);
  ::close(descriptor);
}

// What cannot be looked at or removed is in nobody's way: the next name is another one.
void remove_left_behind(const fs::path& folder) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (is_temporary(it->path().filename().string())) remove_if_left_behind(it->path());
}

// False where another program has taken it for one left behind: that can be between open and flock. A disk
// that knows no locks has none removed.
bool lock_as_ours(int descriptor, const fs::path& path) {
  const bool locked = ::flock(descriptor, LOCK_EX) == 0;
  return !locked || is_named(descriptor, path);
}

std::string unused_name() {
  std::random_device random;
  return std::string(kPrefix) + std::to_string(random()) + std::to_string(random()) + std::string(kSuffix);
}

int rename_by(const fs::path& path, const fs::path& target, unsigned flags) {
  return ::renameat2(AT_FDCWD, path.c_str(), AT_FDCWD, target.c_str(), flags);
}

// NFS and many disks of FUSE cannot rename so: there a second name is given, which is refused where it is
// taken.
int rename_unless_there(const fs::path& path, const fs::path& target) {
  const int renamed = rename_by(path, target, RENAME_NOREPLACE);
  if (renamed == 0 || (errno != EINVAL && errno != ENOSYS)) return renamed;
  if (::link(path.c_str(), target.c_str()) != 0) return -1;
  return ::unlink(path.c_str());
}

fs::path or_here(const fs::path& folder) { return folder.empty() ? "." : folder; }

}  // namespace

void write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail_with(errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

TemporaryFile::TemporaryFile(const fs::path& folder) {
  remove_left_behind(or_here(folder));
  do {
    if (descriptor_ >= 0) ::close(descriptor_);
    path_ = folder / unused_name();
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kModeBeforeUmask);
    if (descriptor_ < 0 && errno != EEXIST) fail_with(errno);
  } while (descriptor_ < 0 || !lock_as_ours(descriptor_, path_));
}

TemporaryFile::~TemporaryFile() {
  if (!renamed_) remove_with_companions(path_);
  ::close(descriptor_);
}

void TemporaryFile::fill(std::string_view bytes) const {
  write_all(descriptor_, bytes);
  if (::fsync(descriptor_) != 0) fail_with(errno);
}

void TemporaryFile::become(const fs::path& target, IfThere if_there) {
  const int renamed =
      if_there == IfThere::kLeave ? rename_unless_there(path_, target) : rename_by(path_, target, 0);
  if (renamed == 0) {
    renamed_ = true;
  } else if (if_there != IfThere::kLeave || errno != EEXIST) {
    fail_with(errno);
  }
  flush_folder(target.parent_path());
}

}  // namespace ringside
