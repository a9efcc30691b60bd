// SPDX-License-Identifier: MIT
#include "match/match.h"

#include <doctest/doctest.h>

#include "match/example_match.h"
#include "match/match_state.h"
#include "rules/rules_error.h"
#include "support/error_message.h"
#include "support/has.h"

namespace ringside {
namespace {

using test::has;
using namespace testing;

RoundPlayed photo_round(const std::vector<std::pair<std::string, int>>& discs,
                        const std::string& sha256 = "") {
  return round_of({"p.jpg", sha256, scoring_of(discs)});
}

TEST_CASE("S0: 10:10 is decided by the most twenties of the match") {
  // Five rounds won by each, all by 5 points on the board.
  Match match = new_match("club");
  for (int i = 0; i < 4; ++i) match = with_rounds(match, {{10, 5}, {5, 10}});
  match = with_round(match, 5, 5);
  match = then(match, TwentySunk{"red", 1});
  CHECK_FALSE(state_of(match).end.over);
  CHECK(state_of(match).score == score(9, 9));
  match = with_round(match, 25, 5);  // with red's twenty 25:25
  const MatchState state = state_of(match);
  CHECK(state.score == score(10, 10));
  CHECK(state.end.over);
  CHECK(state.end.winner == "red");
  CHECK(state.end.why == "10:10, decided by 0:1 twenties");
}

TEST_CASE("S0: 10:10 with equal twenties is level, and that is said") {
  Match match = new_match("club");
  for (int i = 0; i < 4; ++i) match = with_rounds(match, {{10, 5}, {5, 10}});
  match = with_round(match, 5, 5);
  CHECK_FALSE(state_of(match).end.over);
  match = with_round(match, 5, 5);
  const MatchState state = state_of(match);
  CHECK(state.score == score(10, 10));
  CHECK(state.end.over);
  CHECK_FALSE(state.end.winner);
  CHECK(state.end.why == "10:10 and 0:0 twenties: the rules name no winner");
}

TEST_CASE("S1: 65 against 25 gives 40; first to 100") {
  Match match = with_round(new_match("traditional"), 65, 25);
  CHECK(state_of(match).score == score(40, 0));
  match = with_rounds(match, {{20, 60}, {100, 45}});
  CHECK(state_of(match).score == score(95, 40));
  CHECK_FALSE(state_of(match).end.over);
  match = with_round(match, 10, 5);
  CHECK(state_of(match).end.winner == "black");
  CHECK(state_of(match).end.why == "Ann reached 100");
}

TEST_CASE("S4: 50 against 40 gives 2:0, or 10 by difference") {
  CHECK(state_of(with_round(new_match("house"), 50, 40)).score == score(2, 0));
  CHECK(state_of(with_round(new_match("house", {.format = "difference"}), 50, 40)).score == score(10, 0));
}

TEST_CASE("S4: of 7:7 the rules say nothing, so the players decide") {
  Match match =
      with_rounds(new_match("house"), {{10, 5}, {5, 10}, {10, 5}, {5, 10}, {10, 5}, {5, 10}, {5, 5}});
  MatchState state = state_of(match);
  CHECK(state.end.over);
  CHECK_FALSE(state.end.winner);
  CHECK(has(state.end.why, "7:7: of a tie the rules say nothing"));
  match = then(match, Ruling{WinnerRuling{"red"}, "the club", "coin"});
  state = state_of(match);
  CHECK(state.end.winner == "red");
  CHECK(has(state.end.why, "Bob by ruling of the club"));
}

TEST_CASE("S2: after four rounds a tie is played on until it is broken") {
  Match match = with_rounds(new_match("family"), {{10, 5}, {5, 10}, {10, 5}, {5, 10}});
  CHECK_FALSE(state_of(match).end.over);
  CHECK(has(state_of(match).end.why, "played on"));
  match = with_round(match, 10, 10);
  CHECK_FALSE(state_of(match).end.over);
  match = with_round(match, 5, 10);
  CHECK(state_of(match).end.winner == "red");
  CHECK(state_of(match).end.why == "5:7 after 6 rounds");
}

TEST_CASE("NCA: 4:4 stands; in a play-off a fifth round is played") {
  const std::vector<std::pair<int, int>> level{{10, 5}, {5, 10}, {10, 5}, {5, 10}};
  const MatchState game = state_of(with_rounds(new_match("nca"), level));
  CHECK(game.end.over);
  CHECK_FALSE(game.end.winner);
  CHECK(game.end.why == "4:4 after 4 rounds: a tie stands");
  const Match play_off = with_rounds(new_match("nca", {.format = "play-off"}), level);
  CHECK_FALSE(state_of(play_off).end.over);
  CHECK(state_of(with_round(play_off, 10, 5)).end.winner == "black");
  const MatchState won = state_of(with_rounds(new_match("nca"), {{10, 5}, {10, 5}, {10, 5}, {10, 10}}));
  CHECK(won.end.winner == "black");
  CHECK(won.score == score(7, 1));
}

TEST_CASE("a round's twenties are those sunk one by one and those given with it") {
  Match match = then(then(new_match("nca"), TwentySunk{"black", 1}), TwentySunk{"red", 2});
  CHECK(state_of(match).waiting == score(1, 2));
  match = with_round(match, 10, 0, {{"black", 1}});
  const MatchState state = state_of(match);
  CHECK(state.waiting == score(0, 0));
  CHECK(state.twenties == score(2, 2));
  CHECK(state.rounds[0].totals.at("black").total() == 50);
  CHECK(state.rounds[0].totals.at("red").total() == 40);
}

TEST_CASE("who starts follows the rules, unless agreed otherwise") {
  Match match = with_round(new_match("nca"), 10, 5);
  CHECK(state_of(match).rounds[0].starter == 0);
  CHECK(state_of(match).starter == 1);
  match = then(match, RoundPlayed{.board = score(5, 10), .starter = 0});
  CHECK(state_of(match).rounds[1].starter == 0);
  CHECK(state_of(match).starter == 1);
  const Match winner_starts = with_rounds(new_match("traditional-opening"), {{10, 5}, {20, 5}});
  CHECK(state_of(winner_starts).rounds[1].starter == 0);
  CHECK(state_of(winner_starts).starter == 0);
}

TEST_CASE("a round from a photo, and the same photo twice") {
  const Match match = then(new_match("nca"), photo_round({{"black", 15}, {"red", 10}, {"black", 0}}, "ab12"));
  const MatchState state = state_of(match);
  CHECK(state.rounds[0].totals.at("black").total() == 15);
  CHECK(state.rounds[0].totals.at("red").total() == 10);
  CHECK(has(complaint(match, photo_round({{"black", 15}}, "ab12")), "this photo is round 1 already"));
  CHECK(complaint(match, photo_round({{"black", 15}}, "ab13")) == "(no error)");
  CHECK(has(complaint(match, photo_round({{"natural", 15}})), "shows natural, with which nobody plays"));
}

TEST_CASE("a ruling gives a disc its zone and leaves the machine's figure where it is") {
  const Match before = then(new_match("nca"), photo_round({{"black", 15}, {"red", 10}}));
  const Match match = then(before, Ruling{DiscRuling{1, 1, 10}, "referee", "touches the line"});
  const MatchState state = state_of(match);
  CHECK(state.rounds[0].totals.at("black").total() == 10);
  CHECK_FALSE(state.rounds[0].result.winner);
  CHECK(state.rounds[0].ruled == std::vector<int>{1});
  CHECK(std::get<RoundPlayed>(match.entries[0].action).discs[0].zone == 15);
  CHECK(has(complaint(before, Ruling{DiscRuling{1, 7, 10}}), "has no disc 7"));
  CHECK(has(complaint(before, Ruling{DiscRuling{2, 1, 10}}), "there is no round 2"));
  CHECK(has(complaint(before, Ruling{DiscRuling{1, 1, 12}}), "20, 15, 10, 5 or 0"));
  CHECK(has(complaint(before, Ruling{WinnerRuling{"red"}}), "only where a match ended level"));
  CHECK(has(complaint(before, Ruling{NoteRuling{}}), "says nothing"));
}

TEST_CASE("undo and redo, to any point, as entries of their own") {
  Match match = with_rounds(new_match("nca"), {{10, 5}, {5, 10}, {20, 5}});
  match = then(match, Undo{2});
  CHECK(match.entries.size() == 4);
  CHECK(state_of(match).score == score(2, 0));
  CHECK(state_of(then(match, Redo{1})).score == score(2, 2));
  CHECK(state_of(then(match, Redo{2})).score == score(4, 2));
  CHECK(state_of(then(match, Undo{1})).rounds.empty());
  CHECK(has(complaint(match, Undo{2}), "only 1 entries can be undone"));
  CHECK(has(complaint(match, Redo{3}), "only 2 entries can be redone"));
  CHECK(complaint(match, Undo{0}) != "(no error)");
  // A new round takes the place of what was undone.
  const Match other = with_round(match, 5, 5);
  CHECK(state_of(other).score == score(3, 1));
  CHECK(complaint(other, Redo{1}) != "(no error)");
  CHECK(state_of(other).done == std::vector<int>{1, 5});
}

TEST_CASE("a match that is over takes no more rounds, until one is undone") {
  Match match = with_rounds(new_match("nca"), {{10, 5}, {10, 5}, {10, 5}, {10, 5}});
  CHECK(has(complaint(match, RoundPlayed{.board = score(5, 5)}),
            "the match is over (8:0 after 4 rounds); undo"));
  CHECK(has(complaint(match, TwentySunk{"red", 1}), "is over"));
  match = then(match, Undo{1});
  CHECK(complaint(match, RoundPlayed{.board = score(5, 5)}) == "(no error)");
}

TEST_CASE("no side claims more discs than it began with") {
  const Match match = new_match("nca");
  CHECK(complaint(match, RoundPlayed{.board = score(120, 0)}) == "(no error)");
  CHECK(has(complaint(match, RoundPlayed{.board = score(125, 0)}),
            "black has 9 discs, but begins a round with 8"));
  CHECK(has(complaint(match, RoundPlayed{.board = score(120, 0), .twenties = {{"black", 1}}}),
            "black has 9 discs"));
  CHECK(has(complaint(match, TwentySunk{"red", 9}), "red has 9 discs"));
  CHECK(has(complaint(then(match, TwentySunk{"red", 8}), RoundPlayed{.board = score(0, 5)}),
            "red has 9 discs"));
  CHECK(has(complaint(match, photo_round(std::vector<std::pair<std::string, int>>(9, {"red", 0}))),
            "red has 9 discs"));
}

TEST_CASE("what cannot be is refused with what to do") {
  const Match match = new_match("nca");
  for (const Action& action :
       {Action(RoundPlayed{.board = {{"white", 5}}}), Action(RoundPlayed{.board = score(7, 0)}),
        Action(RoundPlayed{.board = score(-5, 0)}), Action(RoundPlayed{.starter = 2}),
        Action(TwentySunk{"white"}), Action(TwentySunk{"red", 0}),
        Action(Ruling{NoteRuling{}, "", std::string(501, 'x')})}) {
    CHECK(has(complaint(match, action), "; "));
  }
}

TEST_CASE("teams of four and of three") {
  const std::string four = "Ann=black,Bob=red,Cy=black,Di=red";
  Match match = with_rounds(new_match("nca", {}, four), {{10, 5}, {10, 5}, {10, 5}});
  MatchState state = state_of(match);
  CHECK(state.rounds[2].starter == 2);
  CHECK(state.starter == 3);
  state = state_of(with_round(match, 0, 0));
  CHECK(state.end.winner == "black");
  match = with_round(new_match("family", {}, "Ann=black,Bob=red,Cy=black"), 10, 5);
  CHECK(state_of(match).starter == 1);
  CHECK(complaint(match, RoundPlayed{.board = score(0, 180)}) == "(no error)");
}

}  // namespace
}  // namespace ringside
