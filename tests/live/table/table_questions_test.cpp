// SPDX-License-Identifier: MIT
// What a table asks people, and what becomes of their answers.

#include <doctest/doctest.h>

#include "ledger/ledger.h"
#include "live/table/played_table.h"
#include "match/match_state.h"

using namespace ringside;
using namespace ringside::test;

TEST_CASE("after a restart what was asked stands") {
  const TempFolder folder;
  const std::vector<Disc> lying{kRedTen, kBlackFive};
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see(lying);
    played.shoot(lying);
    const cv::Scalar like_the_floor(75, 75, 75);
    played.shoot(lying, &like_the_floor);
    REQUIRE(played.table.newest()->questions.size() == 1);
  }
  Played again(folder.path());
  again.table.resume(std::nullopt);
  again.see(lying);
  REQUIRE(again.table.newest()->questions.size() == 1);
  const TableQuestion question = again.table.newest()->questions[0];
  again.table.carry_out(AnswerQuestion{question.id, question.answers.at(0)});
  CHECK(again.total("black") == 25);
}

TEST_CASE("in a match a disc in the hole of a colour that nobody plays is asked about, and is no twenty") {
  MatchBegun begun;
  Played& played = begun.played;
  const cv::Scalar blue(200, 90, 30);
  played.shoot({}, &blue);
  CHECK(played.count("twenty") == 0);
  const std::vector<TableQuestion> questions = played.table.newest()->questions;
  REQUIRE(questions.size() == 1);
  CHECK(questions[0].team == "black");
  played.table.carry_out(AnswerQuestion{questions[0].id, questions[0].answers.at(0)});
  CHECK(played.total("black") == 20);
  CHECK(played.total("blue") == 0);
}

TEST_CASE("as many shots as the players have discs: people are asked whether the round is over") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  played.see({kRedTen});
  played.shoot_reds(16);
  REQUIRE(played.table.newest()->questions.size() == 1);
  const TableQuestion question = played.table.newest()->questions[0];
  CHECK(played.count("question") == 1);
  CHECK_FALSE(error_of(played.table, AnswerQuestion{question.id, "maybe"}).empty());
  played.table.carry_out(AnswerQuestion{question.id, question.answers.at(0)});
  CHECK(played.count("round_over") == 1);
  CHECK(played.table.newest()->questions.empty());
}

TEST_CASE("people are asked whether the last disc on the board was the one that came back") {
  for (const bool is_the_one : {true, false}) {
    MatchBegun begun;
    Played& played = begun.played;
    played.shoot_reds(15);
    played.shoot({kBlackFifteen}, nullptr, 1);
    played.see_swept({});
    CHECK(played.count("round_over") == 0);
    const std::vector<TableQuestion> questions = played.table.newest()->questions;
    REQUIRE(questions.size() == 1);
    played.table.carry_out(AnswerQuestion{questions[0].id, questions[0].answers.at(is_the_one ? 0 : 1)});
    REQUIRE(played.count("round_over") == 1);
    const Json& over = played.told.back();
    CHECK(over.at("totals").size() == (is_the_one ? 0 : 1));
  }
}

TEST_CASE(
    "two discs lifted from the board before all are shot: people are asked, and the next shot answers") {
  MatchBegun begun;
  Played& played = begun.played;
  played.shoot({kRedTen});
  played.shoot({kRedTen, kBlackFifteen});
  played.see_swept({});
  CHECK(played.count("round_over") == 0);
  const std::vector<TableQuestion> questions = played.table.newest()->questions;
  REQUIRE(questions.size() == 1);
  CHECK(questions[0].text.find("2 of 16") != std::string::npos);
  SUBCASE("it was not over") {
    played.shoot({kBlackFive});
    CHECK(played.table.newest()->questions.empty());
    CHECK(played.table.newest()->shots == 3);
    CHECK(played.total("black") == 5);
  }
  SUBCASE("it was") {
    played.table.carry_out(AnswerQuestion{questions[0].id, questions[0].answers.at(1)});
    REQUIRE(played.count("round_over") == 1);
    CHECK(played.told.back().at("totals").at("red").at("total") == 10);
    CHECK(played.told.back().at("totals").at("black").at("total") == 15);
  }
}

TEST_CASE("more shots than discs: no score, and nothing is counted that nobody said") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  played.see({kRedTen});
  for (int i = 0; i < 17; ++i) played.shoot({disc_at({150.0 - 8 * i, 80}, "red"), kBlackFive});
  CHECK_FALSE(played.table.newest()->withheld.empty());
  CHECK(played.told.back().contains("withheld"));
  played.see_swept({});
  CHECK(played.count("round_over") == 0);
  const std::vector<TableQuestion> questions = played.table.newest()->questions;
  REQUIRE(questions.size() == 2);
  played.table.carry_out(AnswerQuestion{questions.back().id, questions.back().answers.at(0)});
  CHECK(played.count("round_over") == 1);
}

TEST_CASE("a disc that vanished while the hole changed a little is asked about") {
  const TempFolder folder;
  for (const std::size_t answer : {0U, 1U}) {
    Played played(folder.path());
    const std::vector<Disc> lying{kRedTen, kBlackFive};
    played.see(lying);
    played.shoot(lying);
    CHECK(played.count("disc_to_ditch") == 1);
    CHECK(played.count("question") == 0);
    const cv::Scalar like_the_floor(75, 75, 75);
    played.shoot(lying, &like_the_floor);
    CHECK(played.count("disc_to_ditch") == 1);
    REQUIRE(played.table.newest()->questions.size() == 1);
    const TableQuestion question = played.table.newest()->questions[0];
    // As long as that is open no round ends by itself.
    played.see_swept({});
    CHECK(played.count("round_over") == 0);
    CHECK(played.table.newest()->questions.size() == 2);
    played.see(lying);
    const int before = played.total("black");
    played.table.carry_out(AnswerQuestion{question.id, question.answers.at(answer)});
    CHECK(played.total("black") == before + (answer == 0 ? 20 : 0));
    CHECK(played.table.newest()->questions.size() == 1);
  }
}

TEST_CASE("a round that people count although a twenty is open keeps the question in the ledger") {
  MatchBegun begun;
  Played& played = begun.played;
  const std::vector<Disc> lying{kRedTen, kBlackFive};
  played.see(lying);
  played.shoot(lying);
  const cv::Scalar like_the_floor(75, 75, 75);
  played.shoot(lying, &like_the_floor);
  REQUIRE(played.table.newest()->questions.size() == 1);
  const std::string team = played.table.newest()->questions[0].team;
  played.table.carry_out(EndRound{});
  CHECK(played.told.back().at("note") ==
        team + "'s twenty is left open; ringside match rule --disc 0 --zone 20 or 0 settles it");
  const auto round = [&] {
    const Ledger ledger(begun.folder / "matches.db");
    return state_of(ledger.find(*ledger.latest()).match).rounds.at(0);
  };
  CHECK(left_open(round()) == std::vector<int>{kDiscInHole});
  const int counted = round().totals.at(team).total();
  Ledger(begun.folder / "matches.db").append(1, UtcTime{}, [](const Match&) {
    return Ruling{DiscRuling{1, kDiscInHole, 20}};
  });
  CHECK(round().totals.at(team).total() == counted + 20);
}
