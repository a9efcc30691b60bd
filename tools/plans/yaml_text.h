// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include <string>

namespace ringside::plans {

// A map as text for people: one line for what is short and for each item of a list, a blank line between
// sections.
std::string yaml_text(const YAML::Node& map);

}  // namespace ringside::plans
