// SPDX-License-Identifier: MIT
#include "soaking/footprint.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace ringside::soaking {
namespace {

namespace fs = std::filesystem;

int entries(const fs::path& folder) {
  return static_cast<int>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

Footprint footprint() {
  std::ifstream statm("/proc/self/statm");
  long pages = 0, resident = 0;
  statm >> pages >> resident;
  constexpr double kMegabyte = 1e6;
  return {.megabytes = static_cast<double>(resident * sysconf(_SC_PAGESIZE)) / kMegabyte,
          .descriptors = entries("/proc/self/fd"),
          .threads = entries("/proc/self/task")};
}

}  // namespace ringside::soaking
