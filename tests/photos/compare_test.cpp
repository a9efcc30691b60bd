// SPDX-License-Identifier: MIT
#include "photos/compare.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

using testing::compare;
using testing::Comparison;
using testing::DiscTruth;
using testing::same_totals;

DiscTruth truth_at(double x, int zone, bool optional = false) {
  return {.top = {x, 0}, .radius = 10, .team = "black", .zone = zone, .optional = optional};
}

ScoredDisc found_at(double x, int zone) {
  ScoredDisc found{};
  found.disc.seen_top = {{x, 0}, 10};
  found.zone = zone;
  return found;
}

std::array<int, 3> counts(const Comparison& c) { return {c.right, c.wrong, c.missed}; }

TEST_CASE("discs are compared by place and zone") {
  CHECK(counts(compare({truth_at(0, 15)}, {found_at(5.9, 15)})) == std::array{1, 0, 0});
  CHECK(counts(compare({truth_at(0, 15)}, {found_at(5.9, 10)})) == std::array{0, 1, 0});
  CHECK(counts(compare({truth_at(0, 15)}, {found_at(6.1, 15)})) == std::array{0, 1, 1});
  CHECK(counts(compare({truth_at(0, 15)}, {})) == std::array{0, 0, 1});
  CHECK(counts(compare({}, {found_at(0, 15)})) == std::array{0, 1, 0});
}

TEST_CASE("a disc of ours answers for one disc of the truth only") {
  CHECK(counts(compare({truth_at(0, 15), truth_at(3, 15)}, {found_at(0, 15)})) == std::array{1, 0, 1});
}

TEST_CASE("an optional disc counts neither way, found or not") {
  CHECK(counts(compare({truth_at(0, 0, true)}, {})) == std::array{0, 0, 0});
  CHECK(counts(compare({truth_at(0, 0, true)}, {found_at(0, 0)})) == std::array{0, 0, 0});
  CHECK(counts(compare({truth_at(0, 0, true)}, {found_at(0, 5)})) == std::array{0, 0, 0});
}

TEST_CASE("totals are compared for every team of either side") {
  CHECK(same_totals({{"black", 15}, {"red", 0}}, {{"black", {15, 0}}}));
  CHECK(same_totals({{"black", 15}, {"red", 20}}, {{"red", {0, 1}}, {"black", {15, 0}}}));
  CHECK_FALSE(same_totals({{"black", 15}}, {{"black", {10, 0}}}));
  CHECK_FALSE(same_totals({{"black", 15}}, {}));
  CHECK_FALSE(same_totals({{"black", 15}}, {{"black", {15, 0}}, {"red", {5, 0}}}));
}

}  // namespace
}  // namespace ringside
