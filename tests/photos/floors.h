// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ringside::testing {

// What the program must reach on one photo; see floors.yaml.
struct Floor {
  std::string photo;
  std::map<std::string, int> totals;
  bool exact_totals;
  int least_discs_right;
  int most_discs_wrong;
};

// Photos of one folder and what must be reached on them.
struct FloorSet {
  std::filesystem::path folder;
  std::vector<Floor> floors;

  const Floor* floor_of(const std::string& photo) const;  // nullptr when it has none
};

FloorSet read_floors(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace ringside::testing
