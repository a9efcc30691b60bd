// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace ringside {

// Which photos are meant, as typed.
struct PhotoChoice {
  std::vector<std::string>
      named;               // photos; folders for all photos in and below them; "-" for a list on stdin
  std::string files_from;  // FILE|- with such names, empty for none
};

struct PhotoList {
  std::vector<std::filesystem::path> photos;
  std::set<std::filesystem::path> of_folders = {};  // those of them that no one named one by one
};

// The photos in the order in which they were named, those of a folder as a person would list them. Hidden
// files and folders, what has no photo's name, what a computer put there (thumbnails, waste bins), and what
// lies in `left_out` (empty: nothing) is left out of a folder. Throws CommandError: a list cannot be read, or
// nothing is left to do.
PhotoList photo_list(const PhotoChoice& choice, const std::filesystem::path& left_out);

}  // namespace ringside
