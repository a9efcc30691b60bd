// SPDX-License-Identifier: MIT
#include "report/write_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kModeBeforeUmask = 0666;

[[noreturn]] void fail(const char* doing, int error) {
  throw WriteError(std::string(doing) + ": " + std::generic_category().message(error) +
                   "; check the folder, its permissions and the free space");
}

class OpenFile {
 public:
  OpenFile(const fs::path& path, int flags)
      : descriptor_(open(path.c_str(), flags | O_CLOEXEC, kModeBeforeUmask)) {
    if (descriptor_ < 0) fail("cannot be opened for writing", errno);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() { close(descriptor_); }

  void write_all(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = write(descriptor_, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) fail("cannot be written", errno);
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }

  // Without this a power cut could leave the new name on an empty file.
  void flush_to_disk() const {
    if (fsync(descriptor_) != 0) fail("cannot be written", errno);
  }

 private:
  int descriptor_;
};

// A new file beside the target that goes away again unless it took the target's name.
class TemporaryFile {
 public:
  explicit TemporaryFile(const fs::path& target)
      : target_(target),
        path_(target.parent_path() / (".ringside-" + std::to_string(getpid()) + ".tmp")),
        file_(path_, O_WRONLY | O_CREAT | O_EXCL) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (!renamed_) unlink(path_.c_str());
  }

  void fill(std::string_view bytes) const {
    file_.write_all(bytes);
    file_.flush_to_disk();
  }

  void become_target() {
    if (rename(path_.c_str(), target_.c_str()) != 0) fail("cannot be written", errno);
    renamed_ = true;
  }

 private:
  fs::path target_;
  fs::path path_;
  OpenFile file_;
  bool renamed_ = false;
};

fs::path followed(const fs::path& path) {
  std::error_code ignored;
  return fs::is_symlink(path, ignored) ? fs::weakly_canonical(path, ignored) : path;
}

}  // namespace

Written write_file(const fs::path& path, std::string_view bytes) {
  const fs::path target = followed(path);
  std::error_code missing;
  const fs::file_status status = fs::status(target, missing);
  if (fs::is_directory(status)) throw WriteError("is a folder; name a file in it");
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    OpenFile(target, O_WRONLY).write_all(bytes);
    return Written::kNew;
  }
  TemporaryFile temporary(target);
  temporary.fill(bytes);
  temporary.become_target();
  return fs::exists(status) ? Written::kReplaced : Written::kNew;
}

}  // namespace ringside
