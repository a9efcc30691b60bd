// SPDX-License-Identifier: MIT
#include "photos/floors.h"

#include <yaml-cpp/yaml.h>

namespace ringside::testing {

std::vector<Floor> read_floors(const std::filesystem::path& file) {
  std::vector<Floor> floors;
  for (const YAML::Node& floor : YAML::LoadFile(file.string())) {
    floors.push_back({.photo = floor["photo"].as<std::string>(),
                      .totals = floor["totals"].as<std::map<std::string, int>>(),
                      .exact_totals = floor["exact_totals"].as<bool>(),
                      .least_discs_right = floor["least_discs_right"].as<int>(),
                      .most_discs_wrong = floor["most_discs_wrong"].as<int>()});
  }
  return floors;
}

}  // namespace ringside::testing
