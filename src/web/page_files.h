// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace ringside {

// A file of src/web/page/, carried in the program. What holds them is written by cmake/EmbedFiles.cmake.
struct PageFile {
  std::string_view name;  // "main.js"
  std::string_view text;
};

std::span<const PageFile> page_files();

// As HTTP names the kind of content of a file of that name.
std::string_view content_type(std::string_view name);

}  // namespace ringside
