// SPDX-License-Identifier: MIT
#include "photos/photo_truth.h"

#include <yaml-cpp/yaml.h>

namespace ringside::testing {
namespace {

DiscTruth disc_truth(const YAML::Node& disc) {
  return {.top = {disc["x"].as<double>(), disc["y"].as<double>()},
          .radius = disc["r"].as<double>(),
          .team = disc["colour"].as<std::string>(),
          .zone = disc["zone"].as<int>(),
          .optional = disc["optional"].as<bool>(false)};
}

}  // namespace

PhotoTruth read_truth(const std::filesystem::path& file) {
  const YAML::Node yaml = YAML::LoadFile(file.string());
  PhotoTruth truth;
  for (const YAML::Node& disc : yaml["discs"]) truth.discs.push_back(disc_truth(disc));
  const YAML::Node totals = yaml["totals"];
  for (const std::string team : {"team1", "team2"}) {
    truth.totals[totals[team + "_colour"].as<std::string>()] = totals[team].as<int>();
  }
  return truth;
}

}  // namespace ringside::testing
