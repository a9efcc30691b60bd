// SPDX-License-Identifier: MIT
#include "jobs/private_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "files/temporary_file.h"

namespace ringside {
namespace {

[[noreturn]] void fail_here(const std::string& what) {
  throw std::system_error(errno, std::system_category(), what);
}

}  // namespace

PrivateFolder::PrivateFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "ringside-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) fail_here(name);
  path_ = name;
}

PrivateFolder::~PrivateFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::filesystem::path PrivateFolder::keep(const std::string& name, std::string_view bytes) const {
  const std::filesystem::path file = path_ / name;
  const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) fail_here(file);
  try {
    write_all(descriptor, bytes);
  } catch (...) {
    close(descriptor);
    throw;
  }
  close(descriptor);
  return file;
}

}  // namespace ringside
