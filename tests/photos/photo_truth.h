// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "geometry/conventions.h"

// Truth files as ../shared/photos/README.md describes them; those of samples/ are alike.
namespace ringside::testing {

struct DiscTruth {
  Vec2 top;       // centre of the top face, pixels
  double radius;  // of the top face, pixels
  std::string team;
  int zone;
  bool optional;  // may be counted as lying on the deck or not
};

struct PhotoTruth {
  std::vector<DiscTruth> discs;
  std::map<std::string, int> totals;  // by colour word
};

PhotoTruth read_truth(const std::filesystem::path& file);

}  // namespace ringside::testing
