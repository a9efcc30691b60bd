// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "board/models.h"
#include "board/strict_yaml.h"
#include "drawing/scene.h"
#include "plans/known_keys.h"
#include "plans/photo_plan.h"

namespace ringside::plans {

// An archive (plan_fields.h) that fills values from a YAML map and leaves alone what the map does not say.
// Throws ModelError.
class FieldReader {
 public:
  FieldReader(StrictMap map, const ModelLibrary& models) : map_(std::move(map)), models_(models) {}

  void field(const std::string& key, double& value, Range range);
  void field(const std::string& key, Vec2& value, Range each);
  void field(const std::string& key, Vec3& value, Range each);
  void field(const std::string& key, std::array<double, 8>& value, Range each);
  void field(const std::string& key, int& value, int min, int max);
  void field(const std::string& key, bool& value);
  void field(const std::string& key, std::string& value);
  void field(const std::string& key, drawing::Colour& value);
  void field(const std::string& key, drawing::Material& value);  // a look's name or a map
  void field(const std::string& key, std::optional<PictureSize>& value);
  template <std::unsigned_integral Seed>
  void field(const std::string& key, Seed& value) {
    if (map_.has(key)) value = static_cast<Seed>(seed(key, std::numeric_limits<Seed>::max()));
  }

  template <typename Part>
  void part(const std::string& key, Part& value) {
    group(key, [&](auto& inner) { fields(inner, value); });
  }

  // "none", or a map of its own.
  template <typename Part>
  void part(const std::string& key, std::optional<Part>& value) {
    if (!map_.has(key)) return;
    if (says_none(key)) return value.reset();
    if (!value) value.emplace();
    part(key, *value);
  }

  template <typename Walk>
  void group(const std::string& key, Walk walk) {
    if (!map_.has(key)) return;
    FieldReader inner(map_.map(key, keys_on(walk)), models_);
    walk(inner);
  }

  template <typename Item>
  void list(const std::string& key, std::vector<Item>& values) {
    if (!map_.has(key)) return;
    values.clear();
    for (StrictMap& map : map_.maps(key, keys_of<Item>())) {
      FieldReader inner(std::move(map), models_);
      fields(inner, values.emplace_back());
    }
  }

  void look(drawing::Material& material);
  void model(drawing::Board& board);
  void arms(std::vector<drawing::Bar>& bars);
  void check(bool right, const std::string& key, const std::string& message) const {
    if (!right) map_.fail(key, message);
  }

  const StrictMap& map() const { return map_; }

 private:
  bool says_none(const std::string& key) const;
  std::uint64_t seed(const std::string& key, std::uint64_t max) const;
  drawing::Material named_look(const std::string& key) const;

  StrictMap map_;
  const ModelLibrary& models_;
};

}  // namespace ringside::plans
