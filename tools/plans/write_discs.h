// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include "drawing/scene.h"

namespace ringside::plans {

// A scene file's 'teams' and 'discs' as read_discs.h reads them.
struct DiscNodes {
  YAML::Node teams{YAML::NodeType::Map};
  YAML::Node discs{YAML::NodeType::Sequence};
};

DiscNodes write_discs(const drawing::Scene& scene);

}  // namespace ringside::plans
