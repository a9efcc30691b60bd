// SPDX-License-Identifier: MIT
#include "match/setup.h"

#include <doctest/doctest.h>

#include "match/example_match.h"
#include "rules/rules_error.h"
#include "support/error_message.h"
#include "support/has.h"

namespace ringside {
namespace {

using test::has;
using testing::new_match;

std::string complaint(const std::string& rules, const MatchWishes& wishes,
                      const std::string& players = "Ann=black,Bob=red") {
  return test::error_message<RulesError>([&] { new_match(rules, wishes, players); });
}

TEST_CASE("without a wish a match is as its rules usually have it") {
  const MatchSetup family = new_match("family").setup;
  CHECK(family.format.name == "rounds");
  CHECK(family.format.rounds == 4);
  CHECK(family.discs == std::vector<int>{8, 8});
  CHECK(family.first_starter == 0);
}

TEST_CASE("what may be agreed on is agreed on") {
  CHECK(new_match("traditional", {.target = 50}).setup.format.target == 50);
  CHECK(new_match("family", {.format = "target", .target = 60}).setup.format.target == 60);
  CHECK(new_match("family", {.rounds = 6}).setup.format.rounds == 6);
  CHECK(new_match("club", {.discs = 6}).setup.discs == std::vector<int>{6, 6});
  CHECK(new_match("nca", {.starter = "Bob"}).setup.first_starter == 1);
  CHECK(new_match("nca", {.format = "play-off"}).setup.format.tie == TieRule::kPlayOn);
}

TEST_CASE("what the rules do not leave open is refused with what to do") {
  CHECK(has(complaint("nca", {.rounds = 6}), "the rules fix the number of rounds at 4; "));
  CHECK(complaint("nca", {.rounds = 4}) == "(no error)");
  CHECK(has(complaint("nca", {.target = 7}), "this format has no target; "));
  CHECK(has(complaint("traditional", {.target = 0}), "the target cannot be 0; give 1 to 10000"));
  CHECK(has(complaint("family", {.format = "round"}), "did you mean rounds?"));
  CHECK(has(complaint("nca", {.starter = "Bib"}), "did you mean Bob?"));
  CHECK(has(complaint("nca", {}, "Ann=black,Bob=red,Cy=black"), "no game for three"));
}

}  // namespace
}  // namespace ringside
