// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include <cmath>
#include <string>
#include <vector>

// Numbers of truth files, rounded to what they mean.
namespace ringside::rendering {

inline double rounded(double value, double step) { return std::round(value / step) * step; }
inline double pixels(double value) { return rounded(value, 0.01); }
inline double millimetres(double value) { return rounded(value, 0.001); }

template <typename Value>
void write_field(YAML::Emitter& out, const std::string& key, const Value& value) {
  out << YAML::Key << key << YAML::Value << value;
}

inline void write_list(YAML::Emitter& out, const std::vector<double>& values) { out << YAML::Flow << values; }

}  // namespace ringside::rendering
