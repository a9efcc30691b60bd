// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string_view>

namespace ringside {

enum class Written { kNew, kReplaced };

// A file could not be written; the old one, if any, is untouched. what(): what is wrong; what to do.
class WriteError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Writes the file whole or not at all: into a temporary file of the same folder, which then takes the name.
// Through a symbolic link the file it points to is replaced; a device or pipe is written to directly.
// Throws WriteError.
Written write_file(const std::filesystem::path& path, std::string_view bytes);

}  // namespace ringside
