// SPDX-License-Identifier: MIT
#include "plans/field_writer.h"

#include <algorithm>

#include "plans/material_fields.h"
#include "plans/shortest.h"

namespace ringside::plans {
namespace {

YAML::Node list_of(const double* values, std::size_t count) {
  YAML::Node list(YAML::NodeType::Sequence);
  for (std::size_t i = 0; i < count; ++i) list.push_back(shortest(values[i]));
  return list;
}

bool equal(const drawing::Colour& a, const drawing::Colour& b) {
  return a.red == b.red && a.green == b.green && a.blue == b.blue;
}

}  // namespace

void FieldWriter::field(const std::string& key, double value, Range) { map_[key] = shortest(value); }

void FieldWriter::field(const std::string& key, const Vec2& value, Range) {
  map_[key] = list_of(value.data(), 2);
}

void FieldWriter::field(const std::string& key, const Vec3& value, Range) {
  map_[key] = list_of(value.data(), 3);
}

void FieldWriter::field(const std::string& key, const std::array<double, 8>& value, Range) {
  map_[key] = list_of(value.data(), value.size());
}

void FieldWriter::field(const std::string& key, int value, int /*min*/, int /*max*/) {
  map_[key] = std::to_string(value);
}

void FieldWriter::field(const std::string& key, bool value) { map_[key] = value ? "true" : "false"; }

void FieldWriter::field(const std::string& key, const std::string& value) { map_[key] = value; }

void FieldWriter::field(const std::string& key, const drawing::Colour& value) {
  const std::array<double, 3> channels{value.red, value.green, value.blue};
  map_[key] = list_of(channels.data(), channels.size());
}

void FieldWriter::field(const std::string& key, const drawing::Material& value) {
  const YAML::Node map = by_look(value, [](FieldWriter& writer, drawing::Material& m) { fields(writer, m); });
  const bool look_alone = map.size() == 1 && map["look"];
  map_[key] = look_alone ? YAML::Node(map["look"]) : map;
}

void FieldWriter::field(const std::string& key, const std::optional<PictureSize>& value) {
  if (!value) return;
  map_[key].push_back(std::to_string(value->width));
  map_[key].push_back(std::to_string(value->height));
}

std::optional<std::string> look_like(const drawing::Material& material) {
  for (const std::string& name : drawing::look_names()) {
    if (equal(drawing::look(name)->colour, material.colour)) return name;
  }
  return std::nullopt;
}

}  // namespace ringside::plans
