// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "drawing/ray.h"

// Words of POV-Ray's scene language. Numbers are written as short as they read back the same, in any locale.
namespace ringside::rendering {

void append(std::string& text, std::string_view part);
void append(std::string& text, double number);
void append(std::string& text, int number);
void append(std::string& text, std::size_t number);
void append(std::string& text, const Vec2& v);
void append(std::string& text, const Vec3& v);
void append(std::string& text, const drawing::Radiance& light);  // linear

template <typename... Parts>
std::string pov(const Parts&... parts) {
  std::string text;
  (append(text, parts), ...);
  return text;
}

// A string literal of the scene language.
std::string quoted(std::string_view text);

}  // namespace ringside::rendering
