// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "support/temp_folder.h"

namespace ringside::testing {

// A shell script that stands in for ringside: it is called as `score --json - PHOTO`, so that $4 is the
// photo.
inline std::filesystem::path fake_program(const test::TempFolder& folder, const std::string& script) {
  const auto file = folder.write("fake", "#!/bin/sh\n" + script);
  std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  return file;
}

}  // namespace ringside::testing
