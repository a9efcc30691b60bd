// SPDX-License-Identifier: MIT
#include "rules/allotment.h"

#include <doctest/doctest.h>

#include "rules/rule_sets.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside {
namespace {

using Discs = std::vector<int>;
using test::error_message;
using testing::rule_set;

TEST_CASE("each player begins with what the rules give") {
  CHECK(discs_of_players(rule_set("nca"), 2) == Discs{8, 8});
  CHECK(discs_of_players(rule_set("nca"), 4) == Discs{6, 6, 6, 6});
  CHECK(discs_of_players(rule_set("traditional"), 2) == Discs{12, 12});
  CHECK(discs_of_players(rule_set("family"), 3) == Discs{6, 12, 6});
  CHECK(discs_of_players(rule_set("club"), 2) == Discs{12, 12});
  CHECK(discs_of_players(rule_set("club"), 2, 7) == Discs{7, 7});
}

TEST_CASE("sides of three have twelve each, of four too") {
  CHECK(discs_of_side(Discs{6, 12, 6}, 0) == 12);
  CHECK(discs_of_side(Discs{6, 12, 6}, 1) == 12);
  CHECK(discs_of_side(Discs{6, 6, 6, 6}, 1) == 12);
  CHECK(discs_of_side(Discs{8, 8}, 0) == 8);
}

TEST_CASE("games that the rules do not have are refused") {
  const auto complaint = [](const char* rules, int players, std::optional<int> agreed) {
    return error_message<RulesError>([&] { discs_of_players(rule_set(rules), players, agreed); });
  };
  CHECK(complaint("nca", 3, {}) ==
        "the rule set nca has no game for three players; choose another (ringside models rules)");
  CHECK(complaint("club", 4, {}).find("no game for four") != std::string::npos);
  CHECK(complaint("club", 2, 13).find("6 to 12 discs, not 13") != std::string::npos);
  CHECK(complaint("nca", 2, 7).find("each player 8 discs, not 7") != std::string::npos);
  CHECK(complaint("family", 3, 6) != "(no error)");
  CHECK(complaint("family", 5, {}) != "(no error)");
}

TEST_CASE("the side with too many discs is named") {
  CHECK_FALSE(too_many_discs("black", 12, 12));
  CHECK(*too_many_discs("black", 13, 12) ==
        "black has 13 discs, but begins a round with 12; check the board and the twenties");
}

TEST_CASE("so many points need so many discs at least") {
  // Every board of up to six discs: the least number of discs for its points is never more than it has.
  for (int fifteens = 0; fifteens <= 6; ++fifteens) {
    for (int tens = 0; fifteens + tens <= 6; ++tens) {
      for (int fives = 0; fifteens + tens + fives <= 6; ++fives) {
        const int fewest = fewest_discs_for(15 * fifteens + 10 * tens + 5 * fives);
        REQUIRE(fewest <= fifteens + tens + fives);
        REQUIRE(((tens + fives > 0) || fewest == fifteens));
      }
    }
  }
}

TEST_CASE("NCA 8: when time ends the side with fewer shots takes one more") {
  CHECK(side_with_one_more_shot(rule_set("nca"), 5, 6) == 0);
  CHECK(side_with_one_more_shot(rule_set("nca"), 6, 5) == 1);
  CHECK_FALSE(side_with_one_more_shot(rule_set("nca"), 6, 6));
  CHECK_FALSE(side_with_one_more_shot(rule_set("family"), 5, 6));
}

}  // namespace
}  // namespace ringside
