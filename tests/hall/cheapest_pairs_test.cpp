// SPDX-License-Identifier: MIT
#include "hall/cheapest_pairs.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <random>

namespace ringside::hall {
namespace {

PairCosts random_costs(std::size_t count, std::int64_t most, std::mt19937& random) {
  PairCosts costs(count, std::vector<std::int64_t>(count, 0));
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t j = 0; j < i; ++j)
      costs[i][j] = costs[j][i] = static_cast<std::int64_t>(random() % static_cast<unsigned>(most + 1));
  return costs;
}

std::int64_t total(const PairCosts& costs, const std::vector<int>& partners) {
  std::int64_t sum = 0;
  REQUIRE(partners.size() == costs.size());
  for (std::size_t i = 0; i < partners.size(); ++i) {
    const auto partner = static_cast<std::size_t>(partners[i]);
    REQUIRE(partner != i);
    REQUIRE(partners.at(partner) == static_cast<int>(i));
    if (i < partner) sum += costs[i][partner];
  }
  return sum;
}

// By all sets of those who are paired: 2^n n steps.
std::int64_t least_total(const PairCosts& costs) {
  const std::size_t count = costs.size();
  std::vector<std::int64_t> least(std::size_t{1} << count, std::numeric_limits<std::int64_t>::max());
  least[0] = 0;
  for (std::size_t paired = 0; paired + 1 < least.size(); ++paired) {
    if (least[paired] == std::numeric_limits<std::int64_t>::max()) continue;
    std::size_t first = 0;
    while ((paired >> first & 1) != 0) ++first;
    for (std::size_t other = first + 1; other < count; ++other) {
      if ((paired >> other & 1) != 0) continue;
      auto& with_them = least[paired | std::size_t{1} << first | std::size_t{1} << other];
      with_them = std::min(with_them, least[paired] + costs[first][other]);
    }
  }
  return least.back();
}

TEST_CASE("the pairs found cost as little as any, by all sets of pairs") {
  std::mt19937 random(60);
  // With few different costs there are many ties and blossoms.
  for (const std::int64_t most : {0, 1, 3, 20, 1'000'000}) {
    for (std::size_t count = 0; count <= 12; count += 2) {
      for (int i = 0; i < 60; ++i) {
        const PairCosts costs = random_costs(count, most, random);
        REQUIRE(total(costs, cheapest_pairs(costs)) == least_total(costs));
      }
    }
  }
}

TEST_CASE("costs as a tournament has them, where blossoms lie in blossoms, are paired at the least cost") {
  std::mt19937 random(61);
  for (int i = 0; i < 40; ++i) {
    PairCosts costs = random_costs(16, 4, random);
    for (auto& row : costs)
      for (auto& cost : row) cost = cost * cost * cost << 40;
    REQUIRE(total(costs, cheapest_pairs(costs)) == least_total(costs));
  }
}

TEST_CASE("two cliques of odd size are joined by the cheapest pair") {
  constexpr std::size_t kSize = 9;
  PairCosts costs(2 * kSize, std::vector<std::int64_t>(2 * kSize, 1));
  for (std::size_t i = 0; i < kSize; ++i)
    for (std::size_t j = kSize; j < 2 * kSize; ++j) costs[i][j] = costs[j][i] = i == 3 && j == 14 ? 50 : 100;
  const auto partners = cheapest_pairs(costs);
  CHECK(partners[3] == 14);
  CHECK(total(costs, partners) == 50 + 8);
}

TEST_CASE("a whole hall is paired") {
  std::mt19937 random(62);
  const PairCosts costs = random_costs(256, 1'000'000, random);
  const auto partners = cheapest_pairs(costs);
  // The dual of the problem bounds it from below by half of what each would pay at its cheapest.
  std::int64_t bound = 0;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    std::int64_t cheapest = std::numeric_limits<std::int64_t>::max();
    for (std::size_t j = 0; j < costs.size(); ++j)
      if (i != j) cheapest = std::min(cheapest, costs[i][j]);
    bound += cheapest;
  }
  CHECK(2 * total(costs, partners) >= bound);
  CHECK(total(costs, partners) < 3 * bound);
  CHECK(cheapest_pairs(costs) == partners);
}

}  // namespace
}  // namespace ringside::hall
