// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace ringside {

// A photo that a file of ours was made from, identified by its content.
struct SourcePhoto {
  std::string file;    // name without folders
  std::string sha256;  // of the file's bytes, see photo/sha256.h
};

// Throws PhotoError when the file cannot be read.
SourcePhoto source_photo(const std::filesystem::path& photo);

}  // namespace ringside
