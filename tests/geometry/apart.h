// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <sstream>
#include <string>

#include "geometry/conventions.h"

// Comparisons that explain themselves: empty when all is well, else what differs, where and by how much.
// CHECK(apart(...) == "") prints the text.
namespace ringside::test {

template <typename... Parts>
std::string text(const Parts&... parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

inline std::string apart(const Vec2& actual, const Vec2& expected, double tolerance) {
  const double distance = (actual - expected).norm();
  if (distance <= tolerance) return "";  // false for nan
  return text("(", actual.transpose(), ") is ", distance, " from (", expected.transpose(), "), more than ",
              tolerance);
}

// The largest difference of two matrices' entries.
template <typename Matrix>
std::string entries_apart(const Matrix& actual, const Matrix& expected, double tolerance) {
  Eigen::Index row = 0, column = 0;
  const Matrix difference = (actual - expected).cwiseAbs();
  const double worst = difference.maxCoeff(&row, &column);
  if (worst <= tolerance && !difference.hasNaN()) return "";
  return text("entry (", row, ", ", column, ") is ", actual(row, column), ", not ", expected(row, column),
              ": ", worst, " apart, more than ", tolerance);
}

}  // namespace ringside::test
