// SPDX-License-Identifier: MIT
#include "scoring/open_calls.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "scoring/example_board.h"
#include "scoring/ruling.h"

namespace ringside {
namespace {

using Discs = std::vector<ScoredDisc>;

ScoredDisc sure(int id, const std::string& team, int zone) {
  return testing::disc_worth(id, team, zone, zone, Call::kClear);
}
ScoredDisc open(int id, const std::string& team, int zone, int other_zone) {
  return testing::disc_worth(id, team, zone, other_zone, Call::kTooClose);
}

TEST_CASE("nothing is at stake when no call is open, nor with three colours") {
  CHECK_FALSE(open_calls({sure(1, "black", 15)}, {}));
  CHECK_FALSE(open_calls({}, {}));
  CHECK_FALSE(open_calls({open(1, "black", 15, 10), sure(2, "red", 5), sure(3, "white", 5)}, {}));
}

TEST_CASE("a disc that makes the difference between a win and a tie decides") {
  const Discs discs{open(1, "black", 15, 10), sure(2, "red", 10)};
  const auto calls = open_calls(discs, {});
  REQUIRE(calls);
  CHECK(calls->deciding == std::vector{1});
  CHECK(calls->least_lead == 0);
  CHECK(calls->most_lead == 5);
  REQUIRE(calls->outcomes.size() == 2);
  CHECK(calls->outcomes[0].totals.at("black").total() == 15);
  CHECK(calls->outcomes[0].result.winner == "black");
  CHECK(calls->outcomes[1].totals.at("black").total() == 10);
  CHECK_FALSE(calls->outcomes[1].result.winner);
  CHECK(calls->outcomes[1].decisions.at(0).zone == 10);
}

TEST_CASE("a winner far ahead wins whatever the calls") {
  const auto calls = open_calls({open(1, "black", 15, 10), sure(2, "red", 5)}, {{"red", 2}});
  REQUIRE(calls);
  CHECK_FALSE(calls->winner_is_open());
  CHECK(calls->least_lead == -35);
  CHECK(calls->most_lead == -30);
}

TEST_CASE("a disc that may lie in the hole is an open call of its own") {
  const auto calls = open_calls({sure(1, "black", 15), sure(2, "red", 10)}, {}, "red");
  REQUIRE(calls);
  CHECK(calls->open == std::vector{kMaybeInHole});
  CHECK(calls->deciding == std::vector{kMaybeInHole});
  CHECK(calls->most_lead == 5);
  CHECK(calls->least_lead == -15);
  REQUIRE(calls->outcomes.size() == 2);
  CHECK(calls->outcomes[0].totals.at("red").total() == 10);
  CHECK(calls->outcomes[0].decisions.at(0).zone == 0);
  CHECK(calls->outcomes[1].totals.at("red").total() == 30);
  CHECK(calls->outcomes[1].result.winner == "red");
  CHECK_FALSE(
      open_calls({sure(1, "black", 15), sure(2, "red", 10)}, {{"black", 2}}, "red")->winner_is_open());
}

TEST_CASE("every way to decide discs and hole together is gone through") {
  const auto calls = open_calls({open(1, "black", 15, 10), sure(2, "red", 10)}, {}, "black");
  REQUIRE(calls);
  CHECK(calls->deciding == std::vector{1, kMaybeInHole});  // a tie only where neither helps black
  std::vector<int> totals;
  for (const Outcome& outcome : calls->outcomes) totals.push_back(outcome.totals.at("black").total());
  CHECK(totals == std::vector{15, 10, 35, 30});
}

TEST_CASE("what may lie in the hole brings the second side in, but never a third") {
  const auto calls = open_calls({sure(1, "black", 15)}, {}, "red");
  REQUIRE(calls);
  CHECK(calls->counted.size() == 2);
  CHECK(calls->deciding == std::vector{kMaybeInHole});
  CHECK_FALSE(open_calls({sure(1, "black", 15), sure(2, "red", 10)}, {}, "grey"));
  CHECK(open_calls({sure(1, "black", 15), open(2, "red", 10, 5)}, {}, "grey")->open == std::vector{2});
}

TEST_CASE("a ruled disc is open no more") {
  Discs discs{open(1, "black", 15, 10), sure(2, "red", 10)};
  discs[0] = ruled(discs[0], 10);
  CHECK_FALSE(open_calls(discs, {}));
}

// All that the function says, from every way in which the open calls can be decided.
struct ByEveryWay {
  int least = 1000, most = -1000;
  std::vector<int> deciding;
};

int lead(const Discs& discs) {
  int lead = 0;
  for (const ScoredDisc& scored : discs) lead += scored.disc.team == "black" ? scored.zone : -scored.zone;
  return lead;
}

int sign(int value) { return (value > 0) - (value < 0); }

void go_through(Discs discs, std::size_t next, ByEveryWay& found) {
  if (next == discs.size()) {
    found.least = std::min(found.least, lead(discs));
    found.most = std::max(found.most, lead(discs));
    for (std::size_t i = 0; i < discs.size(); ++i) {
      if (discs[i].call != Call::kTooClose) continue;
      Discs flipped = discs;
      std::swap(flipped[i].zone, flipped[i].other_zone);
      if (sign(lead(flipped)) != sign(lead(discs))) found.deciding.push_back(discs[i].disc.id);
    }
    return;
  }
  go_through(discs, next + 1, found);
  if (discs[next].call != Call::kTooClose) return;
  std::swap(discs[next].zone, discs[next].other_zone);
  go_through(discs, next + 1, found);
}

TEST_CASE("leads and deciding discs are those of every way to decide, on all boards of four discs") {
  constexpr std::array kStates{std::pair{15, 15}, std::pair{15, 10}, std::pair{10, 15}, std::pair{5, 0},
                               std::pair{15, 20}};
  for (int board = 0; board < 10 * 10 * 10 * 10; ++board) {
    Discs discs;
    for (int rest = board, id = 1; id <= 4; ++id, rest /= 10) {
      const auto [zone, other] = kStates[static_cast<std::size_t>(rest % 5)];
      const std::string team = rest / 5 % 2 == 0 ? "black" : "red";
      discs.push_back(zone == other ? sure(id, team, zone) : open(id, team, zone, other));
    }
    const auto calls = open_calls(discs, {{"black", 0}, {"red", 0}});
    ByEveryWay all;
    go_through(discs, 0, all);
    std::sort(all.deciding.begin(), all.deciding.end());
    all.deciding.erase(std::unique(all.deciding.begin(), all.deciding.end()), all.deciding.end());
    CAPTURE(board);
    if (!calls) {
      REQUIRE(too_close(discs).empty());
      continue;
    }
    REQUIRE(calls->least_lead == all.least);
    REQUIRE(calls->most_lead == all.most);
    REQUIRE(calls->deciding == all.deciding);
    REQUIRE(calls->outcomes.size() == 1U << too_close(discs).size());
  }
}

TEST_CASE("with many open calls the range is told and no list") {
  Discs discs;
  for (int id = 1; id <= 10; ++id) discs.push_back(open(id, id % 2 ? "black" : "red", 10, 5));
  const auto calls = open_calls(discs, {});
  REQUIRE(calls);
  CHECK(calls->outcomes.empty());
  CHECK(calls->most_lead == 25);
  CHECK(calls->least_lead == -25);
  CHECK(calls->deciding.size() == 10);
}

}  // namespace
}  // namespace ringside
