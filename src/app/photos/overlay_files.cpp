// SPDX-License-Identifier: MIT
#include "app/photos/overlay_files.h"

#include <set>

#include "app/program/same_file.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

fs::path numbered(const fs::path& folder, const fs::path& photo, int number) {
  fs::path name = photo.stem();
  name += "-overlay";
  if (number > 1) name += "-" + std::to_string(number);
  name += ".jpg";
  return folder / name;
}

}  // namespace

std::vector<fs::path> overlay_files(const std::vector<fs::path>& photos, const fs::path& folder) {
  std::vector<fs::path> files;
  std::set<fs::path> taken;
  for (const fs::path& photo : photos) {
    int number = 1;
    fs::path file = numbered(folder, photo, number);
    while (taken.contains(file) || is_one_of(file, photos)) file = numbered(folder, photo, ++number);
    taken.insert(file);
    files.push_back(file);
  }
  return files;
}

}  // namespace ringside
