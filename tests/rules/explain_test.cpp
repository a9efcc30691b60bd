// SPDX-License-Identifier: MIT
#include "rules/explain.h"

#include <doctest/doctest.h>

#include "rules/rule_sets.h"

namespace ringside {
namespace {

using testing::rule_set;

std::string whole(const RuleSet& rules) {
  std::string text;
  for (const Explanation& part : explain(rules)) {
    text += part.subject + '\n';
    for (const std::string& sentence : part.sentences) text += "  " + sentence + '\n';
  }
  return text;
}

TEST_CASE("a rule set in plain words") {
  const std::string text = whole(rule_set("family"));
  for (const char* sentence :
       {"Two players, opposite each other: 8 discs each.",
        "Three players, 1 and 3 against 2: 6 discs each for the pair, 12 for the one alone.",
        "Three players shoot in the order 1, 2, 3, 2.",
        "'rounds': 4 rounds (or as agreed); a round gives 2 points to the higher total, 1 each for equal "
        "totals; "
        "a tie is played on until it is broken (the usual way).",
        "'target': first to 100 by difference (or as agreed); the winner of a round gains the difference of "
        "the "
        "totals.",
        "How far it may lie over a quadrant line is not said: the players decide.",
        "A disc that touches the outer line at any time is out.",
        "By agreement a disc that leaves the deck and returns untouched stays in play."}) {
    CAPTURE(text);
    CHECK_MESSAGE(text.find(sentence) != std::string::npos, sentence);
  }
}

// A key that the explanation forgot would leave it as it was.
TEST_CASE("every key of a rule set changes its explanation") {
  const RuleSet rules = rule_set("family");
  const std::string before = whole(rules);
  std::vector<RuleSet> others(16, rules);
  others[0].discs_of_two.most = 9;
  others[1].discs_of_three->pair = 5;
  others[2].discs_of_three->alone = 13;
  others[3].discs_of_four.reset();
  others[4].turn_order_of_three = {3, 2, 1, 2};
  others[5].formats[0].tie = TieRule::kStands;
  others[6].formats[0].rounds = 5;
  others[7].formats[1].agreed = false;
  others[8].show_cancelling = true;
  others[9].next_starter_of_two = NextStarter::kWinner;
  others[10].next_starter_of_more = NextStarter::kAlternate;
  others[11].over_quadrant_line = OverQuadrantLine::kHalf;
  others[12].open_shot_reaches_inner_line = false;
  others[13].invalid_shot_removes = InvalidRemoves::kTouched;
  others[14].reentry_optional = false;
  others[15].damage_stands = false;
  for (std::size_t i = 0; i < others.size(); ++i) {
    CAPTURE(i);
    CHECK(whole(others[i]) != before);
  }
  RuleSet timed = rules;
  timed.one_more_shot_when_time_ends = true;
  CHECK(whole(timed) != before);
  RuleSet spinning = rules;
  spinning.outer_line_in_motion = OuterLineInMotion::kStays;
  CHECK(whole(spinning) != before);
}

}  // namespace
}  // namespace ringside
