// SPDX-License-Identifier: MIT
#include "web/private_file.h"

#include <sys/stat.h>

#include <cerrno>
#include <system_error>

#include "web/web_error.h"

namespace ringside {

void keep_private(const std::string& text, const std::filesystem::path& file,
                  TemporaryFile::IfThere if_there) {
  const char* problem = " cannot be written; make its folder writable";
  try {
    TemporaryFile temporary(file.parent_path());
    problem = " cannot be written whole; make room on the disk";
    if (fchmod(temporary.descriptor(), S_IRUSR | S_IWUSR) != 0)
      throw std::system_error(errno, std::generic_category());
    temporary.fill(text);
    problem = " cannot be written; make its folder writable";
    temporary.become(file, if_there);
  } catch (const std::system_error&) {
    throw WebError(file.string() + problem);
  }
}

bool has_private(const std::filesystem::path& file) {
  std::error_code ignored;  // writing reports what is wrong
  std::filesystem::create_directories(file.parent_path(), ignored);
  return std::filesystem::exists(std::filesystem::symlink_status(file, ignored));
}

}  // namespace ringside
