// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

namespace ringside::plans {

// The entries of one map that another does not have alike, maps within maps likewise. A map that names a look
// stands on that look and is kept whole.
YAML::Node what_differs(const YAML::Node& map, const YAML::Node& otherwise);

}  // namespace ringside::plans
