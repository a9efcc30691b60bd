// SPDX-License-Identifier: MIT
#include "report/data/write_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "files/temporary_file.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char* doing, int error) {
  throw WriteError(std::string(doing) + ": " + std::generic_category().message(error) +
                   "; check the folder, its permissions and the free space");
}

void write_to_device(const fs::path& device, std::string_view bytes) {
  const int descriptor = open(device.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) fail("cannot be opened for writing", errno);
  try {
    write_all(descriptor, bytes);
  } catch (const std::system_error& error) {
    close(descriptor);
    fail("cannot be written", error.code().value());
  }
  close(descriptor);
}

void write_and_rename(const fs::path& target, std::string_view bytes) {
  const char* doing = "cannot be opened for writing";
  try {
    TemporaryFile temporary(target.parent_path());
    doing = "cannot be written";
    temporary.fill(bytes);
    temporary.become(target);
  } catch (const std::system_error& error) {
    fail(doing, error.code().value());
  }
}

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
    write_to_device(target, bytes);
    return Written::kNew;
  }
  write_and_rename(target, bytes);
  return fs::exists(status) ? Written::kReplaced : Written::kNew;
}

}  // namespace ringside
