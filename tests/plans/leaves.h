// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <iomanip>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "geometry/conventions.h"

// Every number and text that a value is made of, found without anybody naming its fields: a field that the
// code under test forgets is not forgotten here.
namespace ringside::test {

struct Leaf {
  std::string path;  // places in the values that hold it, from outside in: "3.0.2"
  std::string value;

  bool operator==(const Leaf&) const = default;
};

struct Anything {
  template <typename T>
  operator T() const;
};

// How many fields an aggregate has.
template <typename T, typename... Found>
consteval std::size_t field_count() {
  if constexpr (requires { T{Found{}..., Anything{}}; }) {
    return field_count<T, Found..., Anything>();
  } else {
    return sizeof...(Found);
  }
}

template <typename T>
auto fields_tied(const T& v) {
  constexpr std::size_t kCount = field_count<T>();
  static_assert(2 <= kCount && kCount <= 15, "add a line below");
  // clang-format off
  if constexpr (kCount == 2) { const auto& [a, b] = v; return std::tie(a, b); }
  if constexpr (kCount == 3) { const auto& [a, b, c] = v; return std::tie(a, b, c); }
  if constexpr (kCount == 4) { const auto& [a, b, c, d] = v; return std::tie(a, b, c, d); }
  if constexpr (kCount == 5) { const auto& [a, b, c, d, e] = v; return std::tie(a, b, c, d, e); }
  if constexpr (kCount == 6) { const auto& [a, b, c, d, e, f] = v; return std::tie(a, b, c, d, e, f); }
  if constexpr (kCount == 7) { const auto& [a, b, c, d, e, f, g] = v; return std::tie(a, b, c, d, e, f, g); }
  if constexpr (kCount == 8) { const auto& [a, b, c, d, e, f, g, h] = v; return std::tie(a, b, c, d, e, f, g, h); }
  if constexpr (kCount == 9) { const auto& [a, b, c, d, e, f, g, h, i] = v; return std::tie(a, b, c, d, e, f, g, h, i); }
  if constexpr (kCount == 10) { const auto& [a, b, c, d, e, f, g, h, i, j] = v; return std::tie(a, b, c, d, e, f, g, h, i, j); }
  if constexpr (kCount == 11) { const auto& [a, b, c, d, e, f, g, h, i, j, k] = v; return std::tie(a, b, c, d, e, f, g, h, i, j, k); }
  if constexpr (kCount == 12) { const auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l); }
  if constexpr (kCount == 13) { const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = v; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m); }
  if constexpr (kCount == 14) { const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = v; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n); }
  if constexpr (kCount == 15) { const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = v; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o); }
  // clang-format on
}

class LeafList {
 public:
  void add(const std::string& path, double value) {
    std::ostringstream digits;
    digits << std::setprecision(17) << value;  // enough to tell any two numbers apart
    leaves_.push_back({path, digits.str()});
  }
  void add(const std::string& path, std::integral auto value) {
    leaves_.push_back({path, std::to_string(value)});
  }
  void add(const std::string& path, const std::string& value) { leaves_.push_back({path, value}); }
  void add(const std::string& path, const Vec2& value) { add_each(path, value); }
  void add(const std::string& path, const Vec3& value) { add_each(path, value); }
  template <typename T>
  void add(const std::string& path, const std::vector<T>& values) {
    leaves_.push_back({path + ".size", std::to_string(values.size())});
    add_each(path, values);
  }
  template <typename T, std::size_t N>
  void add(const std::string& path, const std::array<T, N>& values) {
    add_each(path, values);
  }
  template <typename T>
  void add(const std::string& path, const std::optional<T>& value) {
    leaves_.push_back({path + ".given", value ? "yes" : "no"});
    if (value) add(path, *value);
  }
  template <typename T>
  requires std::is_aggregate_v<T>
  void add(const std::string& path, const T& value) {
    std::apply([&](const auto&... field) { add_each(path, std::tie(field...)); }, fields_tied(value));
  }

  const std::vector<Leaf>& leaves() const { return leaves_; }

 private:
  template <typename Items>
  void add_each(const std::string& path, const Items& items) {
    int i = 0;
    for (const auto& item : items) add(path + "." + std::to_string(i++), item);
  }
  template <typename... Fields>
  void add_each(const std::string& path, const std::tuple<Fields...>& fields) {
    int i = 0;
    std::apply([&](const auto&... field) { (add(path + "." + std::to_string(i++), field), ...); }, fields);
  }

  std::vector<Leaf> leaves_;
};

template <typename T>
std::vector<Leaf> leaves_of(const T& value) {
  LeafList list;
  list.add("", value);
  return list.leaves();
}

// The first leaf in which two values differ; empty when they are the same to the last bit.
template <typename T>
std::string difference(const T& value, const T& expected) {
  const std::vector<Leaf> a = leaves_of(value);
  const std::vector<Leaf> b = leaves_of(expected);
  const std::size_t both = std::min(a.size(), b.size());
  for (std::size_t i = 0; i < both; ++i) {
    if (a[i] != b[i]) return a[i].path + " is " + a[i].value + ", " + b[i].path + " should be " + b[i].value;
  }
  return a.size() == b.size() ? "" : "more leaves in one than in the other";
}

}  // namespace ringside::test
