// SPDX-License-Identifier: MIT
#include "rules/rule_library.h"

#include <doctest/doctest.h>

#include "rules/rule_sets.h"
#include "support/error_message.h"
#include "support/has.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using test::error_message;
using test::has;
using testing::rule_library;
using testing::rule_set;

const std::string kNca = rule_set("nca").text;

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  REQUIRE_MESSAGE(at != std::string::npos, what);
  return text.replace(at, what.size(), by);
}

std::string complaint(const std::string& text) {
  return error_message<ModelError>([&] { parse_rule_set(text, "mine"); });
}

TEST_CASE("the five sheets and the tournament's rules are there") {
  std::vector<std::string> names;
  for (const RuleSet& rules : rule_library().all()) names.push_back(rules.name);
  CHECK(names ==
        std::vector<std::string>{"club", "family", "house", "nca", "traditional", "traditional-opening"});
}

TEST_CASE("discs per player for two, three and four") {
  const auto two = [](const char* name) { return rule_set(name).discs_of_two; };
  CHECK(two("club").least == 6);
  CHECK(two("club").most == 12);
  CHECK(two("traditional").most == 12);
  CHECK(two("family").most == 8);
  CHECK(two("traditional-opening").least == 12);
  CHECK(two("house").most == 8);
  CHECK(two("nca").most == 8);
  for (const char* name : {"traditional", "family", "traditional-opening", "house", "nca"}) {
    CAPTURE(name);
    CHECK(rule_set(name).discs_of_four->least == 6);
    CHECK(rule_set(name).discs_of_four->most == 6);
    CHECK(rule_set(name).discs_of_three.has_value() == (std::string(name) == "family"));
  }
  CHECK_FALSE(rule_set("club").discs_of_four);
  CHECK(rule_set("family").discs_of_three->pair == 6);
  CHECK(rule_set("family").discs_of_three->alone == 12);
  CHECK(rule_set("family").turn_order_of_three == std::vector<int>{1, 2, 3, 2});
}

TEST_CASE("placement, open shots and what an invalid one removes differ as the sheets do") {
  CHECK(rule_set("traditional").over_quadrant_line == OverQuadrantLine::kHalf);
  CHECK(rule_set("traditional-opening").over_quadrant_line == OverQuadrantLine::kHalf);
  for (const char* name : {"club", "house", "nca"})
    CHECK(rule_set(name).over_quadrant_line == OverQuadrantLine::kTouching);
  CHECK(rule_set("family").over_quadrant_line == OverQuadrantLine::kUnsaid);
  for (const RuleSet& rules : rule_library().all()) {
    CAPTURE(rules.name);
    CHECK(rules.open_shot_reaches_inner_line == (rules.name != "traditional"));
    CHECK((rules.invalid_shot_removes == InvalidRemoves::kTouched) == (rules.name == "house"));
    CHECK(rules.reentry_optional == (rules.name == "family"));
    CHECK(rules.damage_stands);
    CHECK(rules.one_more_shot_when_time_ends == (rules.name == "nca"));
    CHECK(rules.show_cancelling == (rules.name == "traditional-opening"));
  }
}

TEST_CASE("a disc that touches the outer line on its way: a switch of the rule set") {
  for (const char* name : {"club", "house", "nca"})
    CHECK(rule_set(name).outer_line_in_motion == OuterLineInMotion::kStays);
  CHECK(rule_set("family").outer_line_in_motion == OuterLineInMotion::kOut);
  CHECK(rule_set("traditional").outer_line_in_motion == OuterLineInMotion::kUnsaid);
}

TEST_CASE("a wrong name is answered with the nearest and all") {
  const std::string message = error_message<ModelError>([] { rule_set("familie"); });
  CHECK(message ==
        "familie: no rule set of that name; the nearest is 'family' (all: club, family, house, nca, "
        "traditional, traditional-opening)");
}

TEST_CASE("a file of the user's is read, and its name is the rule set's") {
  const test::TempFolder folder;
  const auto file = folder.write("ours.yaml", kNca);
  CHECK(rule_library().find(file.string()).name == "ours");
}

TEST_CASE("what is wrong with a file is said by line and key") {
  CHECK(complaint(kNca) == "(no error)");
  CHECK(complaint(replaced(kNca, "over_quadrant_line: touching", "over_quadrant_line: tuching")) ==
        "mine.yaml:13: 'over_quadrant_line' is 'tuching', which is no value of it; did you mean touching? "
        "Known are: half, touching, unsaid");
  CHECK(complaint(replaced(kNca, "over_quadrant_line", "over_the_line")) ==
        "mine.yaml:13: unknown key 'over_the_line'; the nearest known key is 'over_quadrant_line'");
  CHECK(has(complaint(replaced(kNca, "damage_stands: true\n", "")), "'damage_stands' is missing; add it"));
  CHECK(has(complaint(replaced(kNca, "next_starter_of_more: alternate\n", "")),
            "'next_starter_of_more' is missing"));
  CHECK(has(complaint(replaced(kNca, "{least: 8, most: 8}", "{least: 8, most: 7}")), "'least' is more than"));
  CHECK(has(complaint(replaced(kNca, "{least: 8, most: 8}", "{least: 8, most: 80}")), "'most' is 80"));
  CHECK(has(complaint(replaced(kNca, "rounds: 4,", "")), "needs either a target or a number of rounds"));
  CHECK(has(complaint(replaced(kNca, "rounds: 4,", "rounds: 4, target: 5,")), "needs either a target"));
  CHECK(has(complaint(replaced(kNca, ", tie: stands", "")), "can end level; add tie"));
  CHECK(has(complaint(replaced(kNca, "rounds: 4, agreed: false, tie: play_on",
                               "target: 7, agreed: false, tie: play_on")),
            "'tie' is play_on"));
  CHECK(has(complaint(replaced(kNca, "scoring: points, rounds: 4", "scoring: difference, target: 4")),
            "cannot happen by difference to a target"));
  CHECK(has(complaint(replaced(kNca, "name: play-off", "name: game")), "is used by two formats"));
  const std::string family = rule_set("family").text;
  CHECK(has(complaint(replaced(family, "[1, 2, 3, 2]", "[1, 2, 3]")), "has 3 values; give 4"));
  CHECK(has(complaint(replaced(family, "[1, 2, 3, 2]", "[1, 2, 2, 3]")), "shoot twice running"));
}

}  // namespace
}  // namespace ringside
