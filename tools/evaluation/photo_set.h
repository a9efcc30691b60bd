// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "evaluation/photo_truth.h"

namespace ringside::evaluation {

struct PhotoCase {
  std::string folder;  // as given
  std::filesystem::path photo;
  PhotoTruth truth;
};

struct PhotoSet {
  std::vector<PhotoCase> cases;      // folder after folder as given, in each by name
  std::vector<std::string> remarks;  // what was left out, a line each for a person
};

// what(): "FOLDER: what is wrong; what to do".
class FolderError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

bool is_photo(const std::filesystem::path& file);  // by its extension

// The photos of the folders that have a truth file: NAME.jpg, .jpeg, .png or .webp with NAME.yaml. Throws
// FolderError for a folder that is none or has no such photo, and ModelError.
PhotoSet find_photos(const std::vector<std::filesystem::path>& folders);

}  // namespace ringside::evaluation
