// SPDX-License-Identifier: MIT
#include "photos/floors.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>

namespace ringside::testing {

const Floor* FloorSet::floor_of(const std::string& photo) const {
  const auto floor =
      std::find_if(floors.begin(), floors.end(), [&](const Floor& f) { return f.photo == photo; });
  return floor == floors.end() ? nullptr : &*floor;
}

FloorSet read_floors(const std::filesystem::path& folder, const std::filesystem::path& file) {
  FloorSet set{.folder = folder, .floors = {}};
  for (const YAML::Node& floor : YAML::LoadFile(file.string())) {
    set.floors.push_back({.photo = floor["photo"].as<std::string>(),
                          .totals = floor["totals"].as<std::map<std::string, int>>(),
                          .exact_totals = floor["exact_totals"].as<bool>(),
                          .least_discs_right = floor["least_discs_right"].as<int>(),
                          .most_discs_wrong = floor["most_discs_wrong"].as<int>()});
  }
  return set;
}

}  // namespace ringside::testing
