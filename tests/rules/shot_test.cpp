// SPDX-License-Identifier: MIT
#include "rules/shot.h"

#include <doctest/doctest.h>

#include "rules/board_states.h"
#include "rules/rule_sets.h"

namespace ringside {
namespace {

using namespace testing;

using RestingDiscs = std::vector<RestingDisc>;
using Ids = std::vector<int>;

ShotJudgement judged(const RestingDiscs& before, const RestingDiscs& after, const std::string& rules = "nca",
                     const ShotOptions& options = {}) {
  return judge_shot(board_of(before), board_of(after), "black", rule_set(rules), options);
}

bool says(const ShotJudgement& judgement, const std::string& text) {
  return judgement.why.find(text) != std::string::npos;
}

const RestingDisc kShooter = resting(1, "black", {0, -304});
const RestingDisc kRed = resting(2, "red", {150, 0});
const RestingDisc kOwn = resting(3, "black", {-150, 0});

TEST_CASE("an opponent's disc that was moved or is gone was touched: valid by every rule set") {
  const RestingDisc moved = resting(2, "red", {180, 10});
  for (const RuleSet& rules : rule_library().all()) {
    for (const RestingDiscs& after :
         {RestingDiscs{moved, resting(1, "black", {120, 0})}, RestingDiscs{resting(1, "black", {150, 5})}}) {
      const auto judgement = judged({kRed, kShooter}, after, rules.name);
      CHECK(judgement.verdict == Verdict::kValid);
      CHECK_FALSE(judgement.open);
      CHECK(judgement.removed.empty());
      CHECK(says(judgement, "red disc 2 was touched"));
      CHECK(judgement.sentence == "it moved red disc 2");
    }
  }
}

TEST_CASE("an opponent's hanger that fell into the hole was touched, however little it moved") {
  const auto hanging = [](HoleState state) {
    RestingDisc disc = resting(2, "red", {4, -3});
    disc.in_hole = state;
    disc.sigma = 2;
    return disc;
  };
  const RestingDisc shot = resting(1, "black", {-60, 20});
  const auto knocked_in = judged({hanging(HoleState::kHanger), kShooter}, {sunk(2, "red"), shot});
  CHECK(knocked_in.verdict == Verdict::kValid);
  CHECK(says(knocked_in, "red disc 2 was touched"));
  const auto untold = judged({hanging(HoleState::kUnsure), kShooter}, {sunk(2, "red"), shot});
  CHECK(untold.verdict != Verdict::kValid);
}

TEST_CASE("no opponent's disc touched: the shooter and every own disc that it moved come off") {
  for (const RuleSet& rules : rule_library().all()) {
    CAPTURE(rules.name);
    const auto missed =
        judged({kRed, kOwn, kShooter}, {kRed, kOwn, resting(1, "black", {0, 60})}, rules.name);
    CHECK(missed.verdict == Verdict::kInvalid);
    CHECK(missed.removed == Ids{1});
    CHECK(missed.totals.at("black").total() == 10);
    const auto pushed =
        judged({kRed, kOwn, kShooter}, {kRed, resting(3, "black", {-150, 60}), resting(1, "black", {-90, 0})},
               rules.name);
    CHECK(pushed.verdict == Verdict::kInvalid);
    CHECK(pushed.removed == Ids{1, 3});
    CHECK(pushed.totals.at("black").total() == 0);
    CHECK(pushed.totals.at("red").total() == 10);
  }
}

TEST_CASE("S4: discs that an invalid shot touched go too, which two pictures do not show") {
  for (const RuleSet& rules : rule_library().all()) {
    const auto missed = judged({kRed, kShooter}, {kRed, resting(1, "black", {0, 60})}, rules.name);
    CHECK(says(missed, "touched without moving them go too") == (rules.name == "house"));
  }
}

TEST_CASE("NCA 3b: twenties of an invalid shot are void") {
  const auto flat = judged({kRed, kShooter}, {kRed, sunk(1, "black")});
  CHECK(flat.verdict == Verdict::kInvalid);
  CHECK(flat.twenties.empty());
  CHECK(flat.removed == Ids{1});
  CHECK(flat.totals.at("black").total() == 0);
  const auto lifted = judged({kRed, kShooter}, {kRed}, "nca", {.lifted = {{"black", 1}}});
  CHECK(lifted.verdict == Verdict::kInvalid);
  CHECK(lifted.totals.at("black").total() == 0);
}

TEST_CASE("twenties of a valid shot count, an opponent's disc in the hole for its owner") {
  const auto own = judged({kRed, kShooter}, {resting(2, "red", {200, 0}), sunk(1, "black")});
  CHECK(own.verdict == Verdict::kValid);
  CHECK(own.twenties == std::map<std::string, int>{{"black", 1}});
  CHECK(own.totals.at("black").total() == 20);
  const auto theirs = judged({kRed, kShooter}, {sunk(2, "red"), resting(1, "black", {90, 0})});
  CHECK(theirs.verdict == Verdict::kValid);
  CHECK(theirs.twenties == std::map<std::string, int>{{"red", 1}});
  CHECK(theirs.totals.at("red").total() == 20);
  const auto lifted = judged({kRed, kShooter}, {}, "nca", {.lifted = {{"red", 1}}});
  CHECK(lifted.verdict == Verdict::kValid);
  CHECK(lifted.totals.at("red").total() == 20);
}

TEST_CASE("a twenty that lay in the hole before is no twenty of this shot") {
  const auto judgement =
      judged({kRed, sunk(4, "red"), kShooter}, {sunk(4, "red"), resting(1, "black", {150, 0})});
  CHECK(judgement.twenties.empty());
  CHECK(judgement.totals.at("red").total() == 20);
}

TEST_CASE("open shot: touching the inner line from outside is legal, and worth 10") {
  const auto touching = judged({kShooter}, {beyond_inner_line(1, "black", -2)});
  CHECK(touching.open);
  CHECK(touching.verdict == Verdict::kValid);
  CHECK(touching.totals.at("black").total() == 10);
  const auto off = judged({kShooter}, {beyond_inner_line(1, "black", 2)});
  CHECK(off.open);
  CHECK(off.verdict == Verdict::kInvalid);
  CHECK(off.removed == Ids{1});
  CHECK(off.totals.at("black").total() == 0);
}

TEST_CASE("open shot: too close to the inner line to call") {
  for (const double beyond : {-0.5, -0.1, 0.1, 0.5}) {
    const auto judgement = judged({kShooter}, {beyond_inner_line(1, "black", beyond)});
    CHECK(judgement.verdict == Verdict::kCannotTell);
    CHECK(judgement.removed.empty());
    CHECK(says(judgement, "too close to call"));
  }
}

TEST_CASE("open shot: inside, a twenty, or an own disc pushed there will do") {
  CHECK(judged({kShooter}, {resting(1, "black", {50, 0})}).verdict == Verdict::kValid);
  CHECK(judged({kShooter}, {sunk(1, "black")}).verdict == Verdict::kValid);
  CHECK(judged({kShooter}, {}, "nca", {.lifted = {{"black", 1}}}).verdict == Verdict::kValid);
  CHECK(judged({kOwn, kShooter}, {resting(3, "black", {-60, 0}), resting(1, "black", {-170, 0})}).verdict ==
        Verdict::kValid);
  // An own disc that lay inside all the time takes no part in the shot.
  const RestingDisc inside = resting(3, "black", {-60, 0});
  CHECK(judged({inside, kShooter}, {inside, resting(1, "black", {-170, 0})}).verdict == Verdict::kInvalid);
  CHECK(judged({inside, kShooter}, {inside}).verdict == Verdict::kInvalid);
}

TEST_CASE("S1 has no condition on an open shot; S3, S4 and NCA hold it") {
  const RestingDiscs before{kShooter}, after{resting(1, "black", {0, -200})};
  CHECK(judged(before, after, "traditional").verdict == Verdict::kValid);
  for (const char* name : {"club", "family", "traditional-opening", "house", "nca"}) {
    CHECK(judged(before, after, name).verdict == Verdict::kInvalid);
  }
}

TEST_CASE("a move too small to tell, or a disc lying against another, is left open") {
  const auto nudged = judged({kRed, kShooter}, {resting(2, "red", {152, 0}), resting(1, "black", {0, 60})});
  CHECK(nudged.verdict == Verdict::kCannotTell);
  CHECK(says(nudged, "2.0 mm from where it lay"));
  const auto leaning = judged({kRed, kShooter}, {kRed, resting(1, "black", {150 - 2 * kDiscRadius, 0})});
  CHECK(leaning.verdict == Verdict::kCannotTell);
  CHECK(says(leaning, "lies still, but against"));
}

TEST_CASE("from nothing to a long way: a disc's move is never called both ways") {
  bool could_tell = false;
  Verdict before = Verdict::kInvalid;
  for (int tenth = 0; tenth <= 100; ++tenth) {
    const Verdict verdict =
        judged({kRed, kShooter}, {resting(2, "red", {150 + 0.1 * tenth, 0}), resting(1, "black", {0, 60})})
            .verdict;
    if (verdict == Verdict::kInvalid) REQUIRE(before == Verdict::kInvalid);
    if (before == Verdict::kValid) REQUIRE(verdict == Verdict::kValid);
    could_tell = could_tell || verdict == Verdict::kCannotTell;
    before = verdict;
  }
  CHECK(could_tell);
  CHECK(before == Verdict::kValid);
}

TEST_CASE("what lies on or beyond the outer line after the shot goes, whosever it is") {
  const auto judgement =
      judged({kRed, kShooter}, {resting(2, "red", {300, 0}), resting(1, "black", {0, 300})});
  CHECK(judgement.verdict == Verdict::kValid);
  CHECK(judgement.removed == Ids{1, 2});
  CHECK(judgement.totals.at("red").total() == 0);
}

TEST_CASE("an opponent's disc on the outer line is not on the board: the shot is open") {
  CHECK(judged({resting(2, "red", {300, 0}), kShooter}, {resting(1, "black", {0, 0})}).open);
}

TEST_CASE("whether the opponent had a disc on the board too close to call: both ways are judged") {
  RestingDisc perhaps = resting(2, "red", {288, 0});
  REQUIRE(perhaps.zone == 0);
  perhaps.call = Call::kTooClose;
  REQUIRE(perhaps.play_is_open());
  // Inside, and red untouched: valid as an open shot, invalid otherwise.
  CHECK(judged({perhaps, kShooter}, {perhaps, resting(1, "black", {0, 0})}).verdict == Verdict::kCannotTell);
  CHECK(judged({perhaps, kShooter}, {perhaps, resting(1, "black", {0, -200})}).verdict == Verdict::kInvalid);
}

TEST_CASE("states that cannot be one shot apart are told") {
  const auto order = judged({kShooter}, {kRed, resting(1, "black", {0, 0})});
  CHECK(order.verdict == Verdict::kCannotTell);
  CHECK(says(order, "red has more discs than before"));
  const auto two = judged({}, {resting(1, "black", {0, 0}), resting(3, "black", {60, 0})});
  CHECK(two.verdict == Verdict::kCannotTell);
  CHECK(says(two, "two discs more"));
  const auto waiting = judged({kRed, kShooter}, {kRed, kShooter});
  CHECK(waiting.verdict == Verdict::kCannotTell);
  CHECK(says(waiting, "still lies where it is shot from"));
}

TEST_CASE("the opponent's colour may be called otherwise in the second picture") {
  RestingDisc brown = kRed;
  brown.team = "brown";
  CHECK(judged({kRed, kShooter}, {brown, resting(1, "black", {0, 60})}).verdict == Verdict::kInvalid);
  brown.base = {180, 0};
  const auto judgement = judged({kRed, kShooter}, {brown}, "nca", {.lifted = {{"brown", 0}}});
  CHECK(judgement.verdict == Verdict::kValid);
  CHECK(judgement.totals.at("red").total() == 10);
  CHECK(judgement.totals.size() == 2);
}

TEST_CASE("swapping the colours swaps the judgement") {
  const auto swapped = [](RestingDiscs discs) {
    for (RestingDisc& disc : discs) disc.team = disc.team == "black" ? "red" : "black";
    return discs;
  };
  const RestingDiscs before{kRed, kOwn, kShooter};
  for (const RestingDiscs& after :
       {RestingDiscs{kRed, kOwn}, RestingDiscs{kOwn, resting(1, "black", {150, 0})}, RestingDiscs{kRed},
        RestingDiscs{sunk(2, "red"), kOwn}}) {
    const auto one = judged(before, after);
    const auto other =
        judge_shot(board_of(swapped(before)), board_of(swapped(after)), "red", rule_set("nca"));
    CHECK(one.verdict == other.verdict);
    CHECK(one.removed == other.removed);
    CHECK(one.totals.at("black").total() == other.totals.at("red").total());
  }
}

}  // namespace
}  // namespace ringside
