// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "board/strict_yaml.h"
#include "drawing/looks.h"
#include "drawing/scene.h"
#include "plans/node_diff.h"
#include "plans/photo_plan.h"

namespace ringside::plans {

// An archive (plan_fields.h) that makes a YAML map with every value.
class FieldWriter {
 public:
  void field(const std::string& key, double value, Range);
  void field(const std::string& key, const Vec2& value, Range);
  void field(const std::string& key, const Vec3& value, Range);
  void field(const std::string& key, const std::array<double, 8>& value, Range);
  void field(const std::string& key, int value, int min, int max);
  void field(const std::string& key, bool value);
  void field(const std::string& key, const std::string& value);
  void field(const std::string& key, const drawing::Colour& value);
  void field(const std::string& key, const drawing::Material& value);
  void field(const std::string& key, const std::optional<PictureSize>& value);
  template <std::unsigned_integral Seed>
  void field(const std::string& key, Seed value) {
    map_[key] = std::to_string(value);
  }

  template <typename Part>
  void part(const std::string& key, Part& value) {
    group(key, [&](auto& inner) { fields(inner, value); });
  }

  template <typename Part>
  void part(const std::string& key, std::optional<Part>& value) {
    if (value) return part(key, *value);
    map_[key] = "none";
  }

  template <typename Walk>
  void group(const std::string& key, Walk walk) {
    FieldWriter inner;
    walk(inner);
    map_[key] = inner.map();
  }

  template <typename Item>
  void list(const std::string& key, std::vector<Item>& values);

  // Ways to say many values in a word. The values have been said.
  void look(const drawing::Material&) const {}
  void model(const drawing::Board&) const {}
  void arms(const std::vector<drawing::Bar>&) const {}
  void check(bool, const std::string&, const std::string&) const {}

  YAML::Node map() const { return map_; }

 private:
  YAML::Node map_{YAML::NodeType::Map};
};

// The map that `walk` leads a writer to.
template <typename Walk>
YAML::Node map_on(Walk walk) {
  FieldWriter writer;
  walk(writer);
  return writer.map();
}

template <typename Part>
YAML::Node map_of(Part value) {
  return map_on([&](FieldWriter& writer) { fields(writer, value); });
}

template <typename Item>
void FieldWriter::list(const std::string& key, std::vector<Item>& values) {
  YAML::Node items(YAML::NodeType::Sequence);
  for (const Item& value : values) items.push_back(what_differs(map_of(value), map_of(Item{})));
  map_[key] = items;
}

// The look that has the material's colour.
std::optional<std::string> look_like(const drawing::Material& material);

// The values that `walk` leads to as a look and what departs from it; all of them when no look is like it.
template <typename Walk>
YAML::Node by_look(const drawing::Material& material, Walk walk) {
  const auto all_of = [&](drawing::Material values) {
    return map_on([&](FieldWriter& writer) { walk(writer, values); });
  };
  const std::optional<std::string> look = look_like(material);
  if (!look) return all_of(material);
  YAML::Node map;
  map["look"] = *look;
  for (const auto& entry : what_differs(all_of(material), all_of(drawing::look(*look).value())))
    map[entry.first.Scalar()] = entry.second;
  return map;
}

}  // namespace ringside::plans
