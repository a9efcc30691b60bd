// SPDX-License-Identifier: MIT
#include "drawing/cells.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

namespace ringside::drawing {
namespace {

// Whether one of many circles on its way holds p.
bool holds(const Sweep& sweep, const Vec2& p) {
  for (int i = 0; i <= 400; ++i) {
    if ((sweep.from + i / 400.0 * (sweep.to - sweep.from) - p).norm() <= sweep.radius) return true;
  }
  return false;
}

TEST_CASE("cells list every shape that contains a point") {
  std::mt19937 random(22);
  std::uniform_real_distribution<double> place(-300, 300);
  std::uniform_real_distribution<double> size(1, 40);
  std::vector<Sweep> shapes;
  for (int i = 0; i < 20; ++i) shapes.push_back(at_rest({{place(random), place(random)}, size(random)}));
  for (int i = 0; i < 6; ++i) {
    shapes.push_back({{place(random), place(random)}, {place(random), place(random)}, size(random)});
  }
  const Cells cells(shapes);
  std::size_t listed_in_all = 0;
  for (int i = 0; i < 2000; ++i) {
    const Vec2 p = 1.2 * Vec2(place(random), place(random));
    const auto listed = cells.near(p);
    listed_in_all += listed.size();
    for (std::size_t s = 0; s < shapes.size(); ++s) {
      if (!holds(shapes[s], p)) continue;
      CHECK(std::find(listed.begin(), listed.end(), s) != listed.end());
    }
  }
  CHECK(listed_in_all < 2000 * 4);  // of 26
}

TEST_CASE("without shapes nothing is near") { CHECK(Cells({}).near({0, 0}).empty()); }

}  // namespace
}  // namespace ringside::drawing
