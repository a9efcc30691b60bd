// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "match/example_match.h"
#include "rules/rules_error.h"
#include "support/error_message.h"
#include "support/has.h"

// What is put right after a round: the hole that its photo left open, a player's name.
namespace ringside {
namespace {

using test::has;
using namespace testing;

TEST_CASE("a twenty that a round's photo leaves open is marked, counted as none, and ruled later") {
  const RoundPlayed asked =
      round_of({"p.jpg", "ab12", scoring_with_open_hole({{"black", 15}, {"red", 10}}, "red")});
  const Match match = then(new_match("traditional"), asked);
  CHECK(state_of(match).score == score(5, 0));
  CHECK(left_open(state_of(match).rounds[0]) == std::vector<int>{kDiscInHole});
  for (const int zone : {20, 0}) {
    const Match ruled = then(match, Ruling{DiscRuling{1, kDiscInHole, zone}});
    const MatchState state = state_of(ruled);
    CHECK(left_open(state.rounds[0]).empty());
    CHECK(state.rounds[0].ruled == std::vector<int>{kDiscInHole});
    CHECK(state.score == (zone == 20 ? score(0, 15) : score(5, 0)));
    CHECK(state.twenties.at("red") == (zone == 20 ? 1 : 0));
    CHECK(state_of(then(ruled, Undo{1})).score == score(5, 0));
  }
  CHECK(has(complaint(match, Ruling{DiscRuling{1, kDiscInHole, 15}}), "is worth 20 or 0; "));
  const Match by_hand = with_round(new_match("nca"), 10, 5);
  CHECK(has(complaint(by_hand, Ruling{DiscRuling{1, kDiscInHole, 20}}), "has no disc 0"));
}

TEST_CASE("what may lie in the hole is no disc more than a side has") {
  std::vector<std::pair<std::string, int>> discs(8, {"red", 5});
  const Match match = then(new_match("nca"), round_of({"p.jpg", "", scoring_with_open_hole(discs, "red")}));
  CHECK(has(complaint(match, Ruling{DiscRuling{1, kDiscInHole, 20}}), "red"));
  CHECK(complaint(match, Ruling{DiscRuling{1, kDiscInHole, 0}}) == "(no error)");
  // Nobody plays with white: a stray disc is not asked about.
  const Match stray = then(new_match("nca"), round_of({"p.jpg", "", scoring_with_open_hole({}, "white")}));
  CHECK(left_open(state_of(stray).rounds[0]).empty());
}

TEST_CASE("a player is renamed from the first round on; undo takes it back") {
  const Match match = then(with_round(new_match("nca"), 10, 5), Rename{0, "Anna"});
  CHECK(state_of(match).setup.players[0].name == "Anna");
  CHECK(match.setup.players[0].name == "Ann");
  CHECK(state_of(then(match, Undo{1})).setup.players[0].name == "Ann");
  CHECK(state_of(then(then(match, Undo{1}), Redo{1})).setup.players[0].name == "Anna");
  CHECK(has(complaint(match, Rename{0, "Bob"}), "two players are called Bob"));
  CHECK(has(complaint(match, Rename{0, ""}), "has no name"));
  CHECK(has(complaint(match, Rename{0, "A=B"}), "; use another"));
  CHECK(has(complaint(match, Rename{2, "Cy"}), "no such player"));
  const Match over = then(with_rounds(match, {{10, 5}, {10, 5}, {10, 5}}), Rename{0, "Zoë"});
  CHECK(state_of(over).end.over);
  CHECK(has(state_of(then(with_rounds(new_match("traditional"), {{100, 0}}), Rename{0, "Zoë"})).end.why,
            "Zoë reached 100"));
}

}  // namespace
}  // namespace ringside
