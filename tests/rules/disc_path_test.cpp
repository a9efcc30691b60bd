// SPDX-License-Identifier: MIT
#include "rules/disc_path.h"

#include <doctest/doctest.h>

#include "rules/rule_sets.h"

namespace ringside {
namespace {

using testing::rule_library;
using testing::rule_set;

const DiscPath kClean{.ends_in_play = true};
const DiscPath kReturned{.left_deck = true, .ends_in_play = true};
const DiscPath kBounced{.left_deck = true, .touched_beyond = true, .ends_in_play = true};
const DiscPath kSpun{.touched_outer_line = true, .ends_in_play = true};

TEST_CASE("a disc at rest on or beyond the outer line is out by all rules") {
  for (const RuleSet& rules : rule_library().all()) {
    for (const bool touched : {false, true}) {
      CHECK(fate_of({.touched_outer_line = touched, .ends_in_play = false}, rules) == DiscFate::kOut);
    }
    CHECK(fate_of(kClean, rules) == DiscFate::kInPlay);
    CHECK(fate_of(kBounced, rules) == DiscFate::kOut);
  }
}

TEST_CASE("S2's option: a disc that leaves and returns untouched stays in play") {
  for (const RuleSet& rules : rule_library().all()) {
    CHECK((fate_of(kReturned, rules) == DiscFate::kPlayersDecide) == (rules.name == "family"));
    CHECK((fate_of(kReturned, rules) == DiscFate::kOut) == (rules.name != "family"));
  }
}

TEST_CASE("spinning disc: S0, S4 and NCA 8g keep it, S2 takes it off, the others do not say") {
  for (const char* name : {"club", "house", "nca"})
    CHECK(fate_of(kSpun, rule_set(name)) == DiscFate::kInPlay);
  CHECK(fate_of(kSpun, rule_set("family")) == DiscFate::kOut);
  for (const char* name : {"traditional", "traditional-opening"})
    CHECK(fate_of(kSpun, rule_set(name)) == DiscFate::kPlayersDecide);
}

TEST_CASE("damage: what a disc that had been out moved stays where it ended") {
  for (const RuleSet& rules : rule_library().all()) {
    CHECK(fate_when_damaged(kClean, rules) == DiscFate::kInPlay);
    CHECK(fate_when_damaged({}, rules) == DiscFate::kOut);
  }
}

}  // namespace
}  // namespace ringside
