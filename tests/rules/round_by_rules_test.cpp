// SPDX-License-Identifier: MIT
#include "rules/round_by_rules.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

#include "rules/rule_sets.h"
#include "scoring/example_board.h"

namespace ringside {
namespace {

using testing::rule_library;
using testing::rule_set;
using Gains = std::map<std::string, int>;

RoundResult result_of(int black, int red) {
  return *round_result({{"black", {black, 0}}, {"red", {red, 0}}});
}

Gains gains_by(const MatchFormat& format, int black, int red) {
  return gains(format.scoring, result_of(black, red));
}

// Boards of both teams with up to `most` discs of each value.
void for_every_board(int most, const std::function<void(const TeamCounts&)>& check) {
  const int ways = most + 1;
  int all = 1;
  for (int i = 0; i < 8; ++i) all *= ways;
  for (int code = 0; code < all; ++code) {
    int rest = code;
    const auto next = [&] {
      const int digit = rest % ways;
      rest /= ways;
      return digit;
    };
    TeamCounts counts;
    for (const char* team : {"black", "red"})
      counts[team] = {{20, next()}, {15, next()}, {10, next()}, {5, next()}};
    check(counts);
  }
}

int total_of(const DiscCounts& counts) {
  int total = 0;
  for (const auto& [value, count] : counts) total += value * count;
  return total;
}

TEST_CASE("S1, S3: 65 against 25 gives 40 to the winner") {
  for (const char* name : {"traditional", "traditional-opening"})
    CHECK(gains_by(rule_set(name).formats[0], 65, 25) == Gains{{"black", 40}, {"red", 0}});
}

TEST_CASE("S4: 50 against 40 gives 2:0, or 10 by difference") {
  const RuleSet rules = rule_set("house");
  CHECK(gains_by(rules.formats[0], 50, 40) == Gains{{"black", 2}, {"red", 0}});
  CHECK(gains_by(rules.formats[1], 50, 40) == Gains{{"black", 10}, {"red", 0}});
}

TEST_CASE("every pair of totals: swapping colours swaps what is gained") {
  for (const RuleSet& rules : rule_library().all()) {
    for (const MatchFormat& format : rules.formats) {
      for (int black = 0; black <= 240; black += 5) {
        for (int red = 0; red <= 240; red += 5) {
          const Gains one = gains_by(format, black, red), other = gains_by(format, red, black);
          REQUIRE(one.at("black") == other.at("red"));
          REQUIRE(one.at("red") == other.at("black"));
          const int sum = one.at("black") + one.at("red");
          REQUIRE(sum == (format.scoring == RoundScoring::kPoints ? 2 : std::abs(black - red)));
        }
      }
    }
  }
}

TEST_CASE("every board: cancelling equals subtracting") {
  for_every_board(2, [](const TeamCounts& counts) {
    int difference = 0;
    for (const Cancelled& cancelled : cancel(counts)) {
      REQUIRE((cancelled.left > 0) == !cancelled.team.empty());
      difference += cancelled.value * cancelled.left * (cancelled.team == "black" ? 1 : -1);
    }
    REQUIRE(difference == total_of(counts.at("black")) - total_of(counts.at("red")));
  });
}

TEST_CASE("S3: two discs of opposite colour counting the same value cancel, and so do equal twenties") {
  const auto all = cancel({{"black", {{20, 1}, {15, 2}, {10, 1}}}, {"red", {{20, 1}, {10, 3}}}});
  REQUIRE(all.size() == 3);
  CHECK(all[0].value == 20);
  CHECK(all[0].pairs == 1);
  CHECK(all[0].left == 0);
  CHECK(all[1].team == "black");
  CHECK(all[1].left == 2);
  CHECK(all[2].pairs == 1);
  CHECK(all[2].team == "red");
  CHECK(all[2].left == 2);
}

TEST_CASE("one team alone has nothing to cancel with") {
  const auto all = cancel({{"black", {{15, 2}}}});
  REQUIRE(all.size() == 1);
  CHECK(all[0].pairs == 0);
  CHECK(all[0].left == 2);
}

TEST_CASE("discs are counted by value, set-aside twenties with those in the hole") {
  ScoredDisc scored = score_disc(testing::disc_at({1, 0}, "black"), testing::example_board());
  const TeamCounts counts = count_discs({scored, scored}, {{"black", 1}, {"red", 2}});
  CHECK(counts.at("black") == DiscCounts{{15, 2}, {20, 1}});
  CHECK(counts.at("red") == DiscCounts{{20, 2}});
}

TEST_CASE("from the centre outwards a disc's value only falls, and touching is never worth more than clear") {
  int before = 20;
  for (int tenth = 0; tenth <= 3300; ++tenth) {
    const ScoredDisc scored = score_disc(testing::disc_at({0.1 * tenth, 0}), testing::example_board());
    REQUIRE(scored.zone <= before);
    before = scored.zone;
    REQUIRE((scored.line.margin > 0 ? scored.other_zone <= scored.zone : scored.other_zone >= scored.zone));
  }
  CHECK(before == 0);
}

TEST_CASE("a disputed disc: what it changes is said, and a clear one is none") {
  const auto with = [](int black, int zone, int other_zone) {
    return stakes({testing::disc_worth(3, "red", zone, other_zone, Call::kTooClose)},
                  {{"black", black}, {"red", 0}});
  };
  const auto nothing_but_difference = with(1, 10, 15);
  REQUIRE(nothing_but_difference.size() == 1);
  CHECK(nothing_but_difference[0].id == 3);
  CHECK_FALSE(nothing_but_difference[0].changes_winner());
  CHECK_FALSE(nothing_but_difference[0].changes_points());
  CHECK(nothing_but_difference[0].changes_difference());
  const auto decisive = with(0, 0, 5);
  CHECK(decisive[0].changes_winner());
  CHECK(decisive[0].changes_points());
  CHECK(with(1, 10, 10)[0].changes_difference() == false);
  CHECK(stakes({testing::disc_worth(3, "red", 10, 15, Call::kClear)}, {}).empty());
}

}  // namespace
}  // namespace ringside
