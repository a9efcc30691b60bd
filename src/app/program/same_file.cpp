// SPDX-License-Identifier: MIT
#include "app/program/same_file.h"

#include <algorithm>

namespace ringside {

namespace fs = std::filesystem;

bool same_file(const fs::path& a, const fs::path& b) {
  std::error_code missing;
  if (fs::equivalent(a, b, missing)) return true;
  return fs::absolute(a, missing).lexically_normal() == fs::absolute(b, missing).lexically_normal();
}

bool is_one_of(const fs::path& file, const std::vector<fs::path>& files) {
  return std::any_of(files.begin(), files.end(),
                     [&](const fs::path& other) { return same_file(file, other); });
}

}  // namespace ringside
