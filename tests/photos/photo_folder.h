// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "support/source_dir.h"

// Where the real photos are. They are not part of the repository (their licences are not stated), so without
// their folder tests that need them are skipped aloud.
namespace ringside::testing {

inline std::filesystem::path photo_folder() {
  const char* chosen = std::getenv("RINGSIDE_PHOTOS");
  return chosen ? std::filesystem::path(chosen) : ringside::test::source_dir() / ".." / "shared" / "photos";
}

inline bool skipped_without_photos() {
  if (std::filesystem::is_directory(photo_folder())) return false;
  std::cout << "skipped: no photos (" << photo_folder().string() << " is no folder; set RINGSIDE_PHOTOS)\n";
  return true;
}

}  // namespace ringside::testing
