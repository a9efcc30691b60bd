// SPDX-License-Identifier: MIT
#include "evaluation/match.h"

#include <doctest/doctest.h>

#include "evaluation/tiny.h"

namespace ringside {
namespace {

using evaluation::count;
using evaluation::DiscTruth;
using evaluation::FoundDisc;
using evaluation::match;
using evaluation::Matching;
using evaluation::same_totals;
using testing::found_at;
using testing::truth_at;

using Right = std::array<int, 3>;  // right, wrong, missed

Right compare(const std::vector<DiscTruth>& truth, const std::vector<FoundDisc>& found) {
  const evaluation::DiscCounts counts = count(match(truth, found));
  return {counts.right, counts.wrong, counts.missed};
}

DiscTruth optional_at(double x, int zone) {
  DiscTruth truth = truth_at(x, zone);
  truth.optional = true;
  return truth;
}

TEST_CASE("discs are compared by place and zone") {
  CHECK(compare({truth_at(0, 15)}, {found_at(5.9, 15)}) == Right{1, 0, 0});
  CHECK(compare({truth_at(0, 15)}, {found_at(5.9, 10)}) == Right{0, 1, 0});
  CHECK(compare({truth_at(0, 15)}, {found_at(6.1, 15)}) == Right{0, 1, 1});
  CHECK(compare({truth_at(0, 15)}, {}) == Right{0, 0, 1});
  CHECK(compare({}, {found_at(0, 15)}) == Right{0, 1, 0});
}

TEST_CASE("a disc of ours answers for one disc of the truth only") {
  CHECK(compare({truth_at(0, 15), truth_at(3, 15)}, {found_at(0, 15)}) == Right{1, 0, 1});
  CHECK(compare({truth_at(0, 15)}, {found_at(0, 15), found_at(1, 15)}) == Right{1, 1, 0});
}

TEST_CASE("the nearest are matched first, in whatever order they are listed") {
  const Matching matching = match({truth_at(0, 15), truth_at(4, 10)}, {found_at(3, 10), found_at(-2, 15)});
  REQUIRE(matching.matches.size() == 2);
  CHECK(matching.matches[0].found.top.x() == -2);
  CHECK(matching.matches[1].found.top.x() == 3);
}

TEST_CASE("an optional disc counts neither way, found or not") {
  CHECK(compare({optional_at(0, 0)}, {}) == Right{0, 0, 0});
  CHECK(compare({optional_at(0, 0)}, {found_at(0, 0)}) == Right{0, 0, 0});
  CHECK(compare({optional_at(0, 0)}, {found_at(0, 5)}) == Right{0, 0, 0});
}

TEST_CASE("a zone that is not told, or that no line decides, cannot be wrong") {
  DiscTruth untold = truth_at(0, 15);
  untold.zone.reset();
  CHECK(compare({untold}, {found_at(0, 5)}) == Right{1, 0, 0});
  DiscTruth leaning = truth_at(0, 15);
  leaning.irregular = true;
  CHECK(compare({leaning}, {found_at(0, 5)}) == Right{1, 0, 0});
}

TEST_CASE("totals are compared for every team of either side") {
  CHECK(same_totals({{"black", 15}, {"red", 0}}, {{"black", 15}}));
  CHECK(same_totals({{"black", 15}, {"red", 20}}, {{"red", 20}, {"black", 15}}));
  CHECK_FALSE(same_totals({{"black", 15}}, {{"black", 10}}));
  CHECK_FALSE(same_totals({{"black", 15}}, {}));
  CHECK_FALSE(same_totals({{"black", 15}}, {{"black", 15}, {"red", 5}}));
}

}  // namespace
}  // namespace ringside
