// SPDX-License-Identifier: MIT
#include "rendering/pov_text.h"

#include <array>
#include <charconv>

namespace ringside::rendering {
namespace {

template <typename Number>
void append_number(std::string& text, Number number) {
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  text.append(digits.data(), end);
}

}  // namespace

void append(std::string& text, std::string_view part) { text += part; }
void append(std::string& text, double number) { append_number(text, number); }
void append(std::string& text, int number) { append_number(text, number); }
void append(std::string& text, std::size_t number) { append_number(text, number); }

void append(std::string& text, const Vec2& v) { text += pov("<", v.x(), ",", v.y(), ">"); }
void append(std::string& text, const Vec3& v) { text += pov("<", v.x(), ",", v.y(), ",", v.z(), ">"); }

void append(std::string& text, const drawing::Radiance& light) {
  text += "rgb ";
  append(text, Vec3(light.matrix().cast<double>()));
}

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + "\"";
}

}  // namespace ringside::rendering
