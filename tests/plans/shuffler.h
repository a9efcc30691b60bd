// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "drawing/looks.h"
#include "plans/plan_fields.h"

namespace ringside::plans {

// An archive (plans/plan_fields.h) that gives every value another one that a file may hold: numbers move a
// little, so that radii still grow and rounded edges stay smaller than what they round.
class Shuffler {
 public:
  explicit Shuffler(std::uint32_t seed) : engine_(seed) {}

  double uniform(double low, double high) { return std::uniform_real_distribution<>(low, high)(engine_); }
  int count(int low, int high) { return std::uniform_int_distribution<>(low, high)(engine_); }
  bool coin() { return count(0, 1) == 1; }

  void field(const std::string&, double& value, Range range) {
    const bool has_default = range.min <= value && value <= range.max;
    const double step = 0.01 * (range.max - range.min);
    value = has_default ? std::clamp(value + uniform(-step, step), range.min, range.max)
                        : uniform(range.min, range.max);
  }
  void field(const std::string& key, Vec2& value, Range each) {
    for (double& x : value) field(key, x, each);
  }
  void field(const std::string& key, Vec3& value, Range each) {
    for (double& x : value) field(key, x, each);
  }
  void field(const std::string& key, std::array<double, 8>& value, Range each) {
    for (double& x : value) field(key, x, each);
  }
  void field(const std::string&, int& value, int min, int max) { value = count(min, max); }
  void field(const std::string&, bool& value) { value = coin(); }
  void field(const std::string&, std::string& value) {
    static const std::vector<std::string> kTexts{"plain",
                                                 "15",
                                                 "true",
                                                 "~",
                                                 "null",
                                                 "a: b # c",
                                                 "- dash",
                                                 "\"double\" 'single'",
                                                 " blank before",
                                                 "after ",
                                                 "back\\slash",
                                                 "[x",
                                                 "{y: z}",
                                                 "*alias",
                                                 "&anchor",
                                                 "!tag",
                                                 "%directive",
                                                 "@at",
                                                 "`tick`",
                                                 ", ,",
                                                 "Größe — 15 mm ✓",
                                                 "#",
                                                 "?",
                                                 ":"};
    value = kTexts[static_cast<std::size_t>(count(0, static_cast<int>(kTexts.size()) - 1))];
  }
  void field(const std::string& key, drawing::Colour& value) {
    for (double* channel : {&value.red, &value.green, &value.blue}) field(key, *channel, kChannel);
  }
  // As a look has it, as a look but in part, or like none.
  void field(const std::string&, drawing::Material& value) {
    const auto names = drawing::look_names();
    const int what = count(0, 2);
    if (what < 2) value = *drawing::look(names[static_cast<std::size_t>(count(0, int(names.size()) - 1))]);
    if (what == 1) piece_fields(*this, value.grain);
    if (what == 2) fields(*this, value);
  }
  void field(const std::string&, std::optional<PictureSize>& value) {
    if (coin()) value = PictureSize{20'000, 20'000};
  }
  template <std::unsigned_integral Seed>
  void field(const std::string&, Seed& value) {
    value = std::uniform_int_distribution<Seed>(0, std::numeric_limits<Seed>::max())(engine_);
  }

  template <typename Part>
  void part(const std::string&, Part& value) {
    fields(*this, value);
  }
  template <typename Part>
  void part(const std::string& key, std::optional<Part>& value) {
    if (!coin()) return value.reset();
    if (!value) value.emplace();
    part(key, *value);
  }
  template <typename Walk>
  void group(const std::string&, Walk walk) {
    walk(*this);
  }
  template <typename Item>
  void list(const std::string&, std::vector<Item>& values) {
    values.clear();
    for (int left = count(0, 3); left > 0; --left) fields(*this, values.emplace_back());
  }
  void look(const drawing::Material&) const {}
  void model(const drawing::Board&) const {}
  void arms(const std::vector<drawing::Bar>&) const {}
  void check(bool, const std::string&, const std::string&) const {}

 private:
  std::mt19937 engine_;
};

// What a file refuses although each number by itself is in order.
inline void make_possible(drawing::Lamp& lamp) { lamp.towards.z() = std::abs(lamp.towards.z()) + 0.1; }

inline void make_possible(PhotoPlan& plan) {
  auto& lamps = plan.scene.light.lamps;
  for (drawing::Lamp& lamp : lamps) {
    make_possible(lamp);
    lamp.share /= static_cast<double>(lamps.size());
  }
  if (plan.scene.board.rim.sides < 3) plan.scene.board.rim.sides = 0;
}

}  // namespace ringside::plans
