// SPDX-License-Identifier: MIT
#include "plans/field_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "drawing/looks.h"
#include "plans/arm_fields.h"
#include "plans/known_word.h"
#include "plans/material_fields.h"
#include "plans/ranges.h"

namespace ringside::plans {
namespace {

// StrictMap does not tell what stands at a key, so a word is tried before a map.
bool holds_word(const StrictMap& map, const std::string& key) {
  try {
    map.text(key);
    return true;
  } catch (const ModelError&) {
    return false;
  }
}

// As a model says it. What it does not say stays.
void take_over(const BoardModel& model, drawing::Board& board) {
  board.lines[0].radius = model.inner_radius;
  board.lines[1].radius = model.middle_radius;
  board.lines[2].radius = model.outer_radius;
  board.hole.radius = model.hole_radius;
  board.deck_radius = model.deck_radius;
  if (!model.line_width) return;
  for (drawing::Line& line : board.lines) line.width = *model.line_width;
  board.quadrant_lines.width = *model.line_width;
}

}  // namespace

void FieldReader::field(const std::string& key, double& value, Range range) {
  const bool has_default = range.min <= value && value <= range.max;
  if (map_.has(key) || !has_default) value = map_.number(key, range);
}

void FieldReader::field(const std::string& key, Vec2& value, Range each) {
  if (map_.has(key)) value = Vec2(map_.numbers(key, 2, each).data());
}

void FieldReader::field(const std::string& key, Vec3& value, Range each) {
  if (map_.has(key)) value = Vec3(map_.numbers(key, 3, each).data());
}

void FieldReader::field(const std::string& key, std::array<double, 8>& value, Range each) {
  if (!map_.has(key)) return;
  const std::vector<double> numbers = map_.numbers(key, value.size(), each);
  std::copy(numbers.begin(), numbers.end(), value.begin());
}

void FieldReader::field(const std::string& key, int& value, int min, int max) {
  if (map_.has(key)) value = map_.integer(key, min, max);
}

void FieldReader::field(const std::string& key, bool& value) {
  if (map_.has(key)) value = map_.flag(key);
}

void FieldReader::field(const std::string& key, std::string& value) {
  if (map_.has(key)) value = map_.text(key);
}

void FieldReader::field(const std::string& key, drawing::Colour& value) {
  if (!map_.has(key)) return;
  const std::vector<double> channels = map_.numbers(key, 3, kChannel);
  value = {channels[0], channels[1], channels[2]};
}

void FieldReader::field(const std::string& key, drawing::Material& value) {
  if (!map_.has(key)) return;
  if (holds_word(map_, key)) {
    value = named_look(key);
  } else {
    part(key, value);
  }
}

void FieldReader::field(const std::string& key, std::optional<PictureSize>& value) {
  if (!map_.has(key)) return;
  const std::vector<double> sides = map_.numbers(key, 2, kPictureSide);
  check(std::all_of(sides.begin(), sides.end(), [](double side) { return side == std::floor(side); }), key,
        "has a fraction of a pixel; give whole numbers");
  value = {static_cast<int>(sides[0]), static_cast<int>(sides[1])};
}

void FieldReader::look(drawing::Material& material) {
  if (map_.has("look")) material = named_look("look");
}

void FieldReader::model(drawing::Board& board) {
  if (!map_.has("model")) return;
  try {
    take_over(models_.board(map_.text("model")), board);
  } catch (const ModelError& error) {
    map_.fail("model", std::string("cannot be used: ") + error.what());
  }
}

void FieldReader::arms(std::vector<drawing::Bar>& bars) {
  std::vector<Arm> arms;
  list("arms", arms);
  for (const Arm& arm : arms) {
    const auto parts = drawing::arm(arm.tip, arm.from_deg, arm.height, arm.skin, arm.sleeve);
    bars.insert(bars.end(), parts.begin(), parts.end());
  }
}

bool FieldReader::says_none(const std::string& key) const {
  return holds_word(map_, key) && map_.text(key) == "none";
}

// StrictMap's numbers hold 32 bits or 53; seeds may fill 64.
std::uint64_t FieldReader::seed(const std::string& key, std::uint64_t max) const {
  const std::string text = map_.text(key);
  std::uint64_t value = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = result.ec == std::errc() && result.ptr == text.data() + text.size();
  check(whole && value <= max, key, "is no seed; give a whole number from 0 to " + std::to_string(max));
  return value;
}

drawing::Material FieldReader::named_look(const std::string& key) const {
  return drawing::look(known_word(map_, key, drawing::look_names())).value();
}

}  // namespace ringside::plans
