// SPDX-License-Identifier: MIT
// Rounds of a table, and the match they belong to.

#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/ledger.h"
#include "live/table/played_table.h"
#include "match/match_state.h"

using namespace ringside;
using namespace ringside::test;

TEST_CASE("discs lifted by hand until none is left end the round with the board from before") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen, kBlackFifteen, kBlackFive});
  played.see_swept({kRedTen});
  CHECK(played.count("round_over") == 0);
  played.see_swept({});
  REQUIRE(played.count("round_over") == 1);
  CHECK(played.count("discs_lifted") == 1);
  for (const Json& json : played.told) {
    if (json.at("event") != "round_over") continue;
    CHECK(json.at("totals").at("black").at("total") == 20);
    CHECK(json.at("totals").at("red").at("total") == 10);
    CHECK(json.at("discs").size() == 3);
  }
}

TEST_CASE("rounds that are played on after the match are told, and kept by none") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  for (int round = 1; round <= 6; ++round) {
    CAPTURE(round);
    played.see(std::vector<Disc>{});
    played.shoot({disc_at({130.0 + 5 * round, 0}, "red"), kBlackFifteen, kBlackFive});
    played.see_swept({});
    CHECK(played.count("round_over") == round);
  }
  REQUIRE(played.table.newest()->standing);
  CHECK(played.table.newest()->standing->rounds.size() == 4);
}

TEST_CASE("a disc that the rules take off after the last shot is not a board being cleared") {
  const Disc invalid = disc_at({-90, 60}, "red"), touching = disc_at({-90, -60}, "red");
  // Totals that are counted when the disc is taken away first and then the others.
  const auto counted = [&](const Disc& shot, const Disc& black_after) {
    const TempFolder folder;
    Played played(folder.path());
    played.see({kRedTen, kBlackFifteen, kBlackFive});
    played.shoot({kRedTen, kBlackFifteen, black_after, shot});
    CHECK(played.count("shot_judged") == 1);
    played.see_swept({kRedTen, kBlackFifteen, black_after});
    played.see_swept({kRedTen});
    played.see_swept({});
    REQUIRE(played.count("round_over") == 1);
    const auto told = std::find_if(played.told.begin(), played.told.end(),
                                   [](const Json& json) { return json.at("event") == "round_over"; });
    return told->at("totals");
  };
  const Json without = counted(invalid, kBlackFive);  // no disc of black's was touched
  CHECK(without.at("red").at("total") == 10);
  CHECK(without.at("black").at("total") == 20);
  const Json with = counted(touching, disc_at({-200, 150}, "black"));  // one was: the shot is valid
  CHECK(with.at("red").at("total") == 20);
}

TEST_CASE("whose turn it is follows from the match and the shots that were seen") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  CHECK_FALSE(played.table.newest()->shooter);
  played.table.carry_out(example_match());
  const auto turn = [&] { return played.table.newest()->shooter.value_or("nobody"); };
  CHECK(turn() == "black");  // Ann begins
  played.shoot({kRedTen, kBlackFive});
  CHECK(turn() == "red");
  for (int i = 0; i < 23; ++i) played.shoot({disc_at({150.0 - 8 * (i % 4), 80}, "red"), kBlackFive});
  CHECK(turn() == "nobody");  // twelve discs each
  played.table.carry_out(EndRound{});
  CHECK(turn() == "red");
}

TEST_CASE("a round that people end counts what they see, and what they put right") {
  const auto counted = [](const std::vector<Disc>& left) {
    const TempFolder folder;
    Played played(folder.path());
    played.see(left.empty() ? std::vector{kRedTen} : std::vector{kRedTen, kBlackFifteen});
    played.see_swept(left);
    played.table.carry_out(ChangeTwenties{"red", 1});
    played.table.carry_out(EndRound{});
    REQUIRE(played.count("round_over") == 1);
    const auto told = std::find_if(played.told.begin(), played.told.end(),
                                   [](const Json& json) { return json.at("event") == "round_over"; });
    return told->at("totals");
  };
  const Json taken_off = counted({kRedTen});  // a disc that was shot against the rules
  CHECK(taken_off.at("red").at("total") == 30);
  CHECK_FALSE(taken_off.contains("black"));
  CHECK(counted({}).at("red").at("total") == 30);  // the board is cleared already
}

TEST_CASE("a round of a match goes into the ledger with its picture, and undo takes it back") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  played.see({kRedTen, kBlackFifteen});
  played.table.carry_out(ChangeTwenties{"red", 1});
  played.table.carry_out(EndRound{});
  const Ledger ledger(folder / "matches.db");
  const MatchState state = state_of(ledger.find(*ledger.latest()).match);
  REQUIRE(state.rounds.size() == 1);
  CHECK(state.rounds[0].totals.at("red").total() == 30);
  CHECK(state.rounds[0].totals.at("black").total() == 15);
  REQUIRE(state.rounds[0].played.evidence);
  CHECK(std::filesystem::exists(folder / "live" / state.rounds[0].played.evidence->photo));
  CHECK(state.rounds[0].played.evidence->sha256.size() == 64);
  CHECK(played.table.newest()->twenties.empty());
  played.table.carry_out(UndoLast{});
  CHECK(state_of(ledger.find(*ledger.latest()).match).rounds.empty());
  CHECK(played.table.newest()->twenties == ByTeam{{"red", 1}});
}

TEST_CASE("after a restart the match, the twenties, the rulings and the round are there") {
  const TempFolder folder;
  int id = 0;
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see({kRedTen, kBlackFifteen});
    id = played.table.newest()->discs.at(0).scored.disc.id;
    played.table.carry_out(ChangeTwenties{"red", 1});
    played.table.carry_out(RuleDisc{id, 5});
    played.table.carry_out(AddDisc{"black", {0, -250}});
  }
  Played again(folder.path());
  again.table.resume(std::nullopt);
  CHECK(again.table.newest()->match);
  CHECK(again.table.newest()->twenties == ByTeam{{"red", 1}});
  again.see({kRedTen, kBlackFifteen});
  CHECK(again.total("red") == 25);
  CHECK(again.total("black") == 20);
  bool found = false;
  for (const TableDisc& disc : again.table.newest()->discs)
    found |= disc.scored.disc.id == id && disc.scored.zone == 5;
  CHECK(found);
}

TEST_CASE("when all are shot the next round's first shot, or one lifted disc, ends the round") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  const auto shoot_all = [&](const std::vector<Disc>& left) {
    played.shoot_reds(15);
    played.shoot(left);
  };
  played.see(std::vector<Disc>{});
  shoot_all({});
  CHECK(played.count("round_over") == 0);
  played.shoot({kBlackFive});
  CHECK(played.count("round_over") == 1);
  CHECK(played.table.newest()->shots == 1);
  played.shoot_reds(15);
  played.see_swept({});
  CHECK(played.count("round_over") == 2);
  CHECK(played.table.newest()->standing->rounds.size() == 2);
}

TEST_CASE("a disc that came back over the edge is taken off, and does not count") {
  const TempFolder folder;
  Played played(folder.path());
  const Disc back = disc_at({-90, 60}, "black");
  played.see({kRedTen});
  played.shoot({kRedTen, back}, nullptr, 1);
  const std::string advice = played.told.back().value("note", "");
  CHECK(advice.find("came back: take it away") != std::string::npos);
  played.see_swept({kRedTen});
  played.shoot({kRedTen, kBlackFive});
  played.see_swept({});
  REQUIRE(played.count("round_over") == 1);
  CHECK(std::any_of(played.told.begin(), played.told.end(), [](const Json& json) {
    return json.at("event") == "round_over" && json.at("totals").at("black").at("total") == 5;
  }));
}

TEST_CASE(
    "of two discs that came back both are taken off, and a round of a match goes on on the empty board") {
  MatchBegun begun;
  Played& played = begun.played;
  played.shoot({kRedTen, kBlackFifteen}, nullptr, 2);
  SUBCASE("lifted together") {}
  SUBCASE("lifted one by one") { played.see_swept({kRedTen}); }
  played.see_swept({});
  CHECK(played.count("round_over") == 0);
  CHECK(played.count("question") == 0);
}

TEST_CASE("three discs lifted until none is left end a round whose last shots were missed") {
  MatchBegun begun;
  Played& played = begun.played;
  played.shoot({kRedTen, kBlackFifteen, kBlackFive});
  played.see_swept({});
  CHECK(played.count("round_over") == 1);
}

TEST_CASE("when the last shot leaves an empty board, hands that come after it end the round") {
  MatchBegun begun;
  Played& played = begun.played;
  played.shoot_reds(15);
  played.shoot(std::vector<Disc>{});
  CHECK(played.count("round_over") == 0);
  played.see(std::vector<Disc>{});
  CHECK(played.count("round_over") == 0);
  played.see_swept({});
  CHECK(played.count("round_over") == 1);
  CHECK(played.table.newest()->questions.empty());
  played.see_swept({});
  CHECK(played.count("round_over") == 1);
}

TEST_CASE("when a shot is still to come, hands over an empty board end no round") {
  MatchBegun begun;
  Played& played = begun.played;
  played.shoot_reds(14);
  played.shoot(std::vector<Disc>{});
  played.see_swept({});
  CHECK(played.count("round_over") == 0);
}

TEST_CASE("when all are shot a twenty that is lifted from the empty board ends the round") {
  MatchBegun begun;
  Played& played = begun.played;
  played.shoot_reds(15);
  const cv::Scalar red(40, 40, 180);
  played.shoot({}, &red);
  CHECK(played.count("twenty") == 1);
  played.see_swept({});
  REQUIRE(played.count("round_over") == 1);
  CHECK(played.table.newest()->standing->rounds.at(0).totals.at("red").total() == 20);
}

TEST_CASE(
    "when the last disc on the board goes by the rules, and all are shot, the round is over without it") {
  MatchBegun begun;
  Played& played = begun.played;
  const cv::Scalar red(40, 40, 180);
  played.shoot({}, &red);
  played.see_swept({});
  for (int i = 0; i < 14; ++i) played.shoot(std::vector<Disc>{});
  played.shoot({disc_at({200, 40}, "black")});  // an open shot that reaches no inner line
  played.see_swept({});
  REQUIRE(played.count("round_over") == 1);
  const auto standing = *played.table.newest()->standing;
  CHECK(standing.rounds.at(0).totals.at("red").total() == 20);
  CHECK(standing.rounds.at(0).totals.at("black").total() == 0);
}

TEST_CASE("a shot that was missed is known by whose turn it was") {
  MatchBegun begun;
  Played& played = begun.played;
  const auto shoot_new = [&](const std::string& team, double x) { played.shoot({disc_at({x, 80}, team)}); };
  // The two sides in turn, from other places so that each disc is a new one; red's second shot goes unseen.
  for (int i = 0; i < 16; ++i) {
    if (i == 3) continue;
    shoot_new(i % 2 == 0 ? "black" : "red", 150.0 - 16 * i);
  }
  CHECK(played.table.newest()->shots == 15);
  CHECK_FALSE(played.table.newest()->shooter);
  CHECK(played.count("question") == 1);
}

TEST_CASE("a match that begins with discs on the board calls them by its colours") {
  const TempFolder folder;
  Played played(folder.path());
  Disc orange = disc_at({150, 0}, "orange");
  orange.colour = {214, 130, 60};
  played.see({orange, kBlackFive});
  CHECK(played.total("orange") == 10);
  played.table.carry_out(StartMatch{"nca", {{"Ann", "black"}, {"Bob", "natural"}}, {}});
  CHECK(played.total("natural") == 10);
  CHECK(played.total("orange") == 0);
  orange.base = {150, 100};
  played.shoot({orange, kBlackFive});
  CHECK(played.total("natural") == 10);
  CHECK(played.table.newest()->withheld.find("two colours") == std::string::npos);
}

TEST_CASE("a round's shots go into the ledger with it, and an undo takes them back with the round") {
  MatchBegun begun;
  Played& played = begun.played;
  const auto stored_shots = [&] {
    const auto& entries = Ledger::to_read(begun.folder / "matches.db").find(1).match.entries;
    return std::get<RoundPlayed>(entries.back().action).shots;
  };
  played.shoot({kBlackFifteen});
  played.shoot({kBlackFifteen, disc_at({-90, 60}, "red")});
  played.shoot({kBlackFifteen, disc_at({-90, 60}, "red")});  // nothing is left of it: whose was it?
  played.table.carry_out(EndRound{});
  const std::vector<ShotSeen> seen{{.team = "black", .verdict = Verdict::kValid, .open = true},
                                   {.team = "red", .verdict = Verdict::kInvalid, .open = false},
                                   {}};
  CHECK(stored_shots() == seen);
  played.table.carry_out(UndoLast{});
  played.shoot({kBlackFifteen, disc_at({-90, 60}, "red"), kBlackFive});
  played.table.carry_out(EndRound{});
  REQUIRE(stored_shots().size() == 4);
  CHECK(stored_shots()[1] == seen[1]);
  CHECK(stored_shots()[3].team == "black");
}

TEST_CASE("of a round with more shots than discs none is kept: one of them was none") {
  MatchBegun begun;
  begun.played.shoot_reds(17);
  begun.played.table.carry_out(EndRound{});
  const auto& entries = Ledger::to_read(begun.folder / "matches.db").find(1).match.entries;
  REQUIRE(entries.size() == 1);
  CHECK(std::get<RoundPlayed>(entries.back().action).shots.empty());
}
