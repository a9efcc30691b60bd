// SPDX-License-Identifier: MIT
#include "plans/node_diff.h"

namespace ringside::plans {
namespace {

bool same(const YAML::Node& a, const YAML::Node& b);

bool same_lists(const YAML::Node& a, const YAML::Node& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!same(a[i], b[i])) return false;
  }
  return a.size() == b.size();
}

bool same_maps(const YAML::Node& a, const YAML::Node& b) {
  for (const auto& entry : a) {
    if (!same(entry.second, b[entry.first.Scalar()])) return false;
  }
  return a.size() == b.size();
}

bool same(const YAML::Node& a, const YAML::Node& b) {
  if (!b.IsDefined() || a.Type() != b.Type()) return false;
  if (a.IsSequence()) return same_lists(a, b);
  if (a.IsMap()) return same_maps(a, b);
  return a.Scalar() == b.Scalar();
}

bool stands_alone(const YAML::Node& map) { return !map.IsDefined() || !map.IsMap() || map["look"]; }

}  // namespace

YAML::Node what_differs(const YAML::Node& map, const YAML::Node& otherwise) {
  YAML::Node result(YAML::NodeType::Map);
  for (const auto& entry : map) {
    const std::string& key = entry.first.Scalar();
    const YAML::Node& value = entry.second;
    const YAML::Node other = otherwise[key];
    if (same(value, other)) continue;
    result[key] = stands_alone(value) || stands_alone(other) ? value : what_differs(value, other);
  }
  return result;
}

}  // namespace ringside::plans
