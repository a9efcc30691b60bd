// SPDX-License-Identifier: MIT
#include "files/folders.h"

#include <fcntl.h>
#include <unistd.h>

namespace ringside {

namespace fs = std::filesystem;

void flush_folder(const fs::path& folder) {
  const fs::path named = folder.empty() ? fs::path(".") : folder;
  const int descriptor = ::open(named.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

void make_folders(const fs::path& folder, std::error_code& error) {
  if (folder.empty() || fs::is_directory(folder, error)) return;
  make_folders(folder.parent_path(), error);
  fs::create_directory(folder, error);
  if (!error) flush_folder(folder.parent_path());  // also where another program has just made it
}

}  // namespace ringside
