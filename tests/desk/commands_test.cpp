// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "desk/desk_table.h"
#include "support/has.h"

// `ringside hall` as people use it.
namespace ringside {
namespace {

using test::has;
using namespace testing;

TEST_CASE("a tournament from its list of players to its standings") {
  const DeskTable desk;
  desk.begin({"--name", "Club night"});
  CHECK(has(desk.done({"list"}).out,
            "tournament 1, Club night: swiss of 2 rounds; matches of 4 rounds; 2 tables\n"
            "  4 entrants, round 1 next\n"));
  CHECK(has(desk.done({"pair"}).out, "round 1, 2 results missing"));
  desk.done({"result", "1", "--points", "Ann=6,Cy=2", "--twenties", "Ann=3"});
  desk.done({"result", "2", "--points", "dee=4,BOB=4", "--by", "Bob"});
  CHECK(has(desk.hall({"show", "--history"}).out, R"("source":"Bob")"));
  desk.done({"pair"});
  desk.done({"result", "3", "--points", "Ann=8,Bob=0"});
  const Run last = desk.done({"result", "4", "--walkover", "Dee"});
  CHECK(has(last.out, "walkover for Dee"));
  CHECK(has(last.out, "all rounds are played"));
  const auto standings = desk.exported("standings");
  CHECK(standings[0]["name"] == "Ann");
  CHECK(standings[0]["points"] == 14);
  CHECK(standings[0]["twenties"] == 3);
  CHECK(standings[1]["name"] == "Dee");
  CHECK(has(desk.done({"export", "-o", "-", "--format", "csv", "--part", "pairings"}).out,
            "1,1,Ann,Cy,,,6,2,3,0"));
}

TEST_CASE("results are entered once, corrected, undone and redone") {
  const DeskTable desk;
  desk.begin();
  desk.done({"pair"});
  desk.done({"result", "1", "--points", "Ann=6,Cy=2"});
  CHECK(has(desk.refused({"result", "1", "--points", "Ann=2,Cy=6"}), "has a result already; correct it"));
  desk.done({"result", "1", "--points", "Ann=2,Cy=6", "--correct", "--by", "desk", "--note", "mixed up"});
  CHECK(desk.exported("pairings")[0]["winner"] == "Cy");
  desk.done({"undo"});
  CHECK(desk.exported("pairings")[0]["winner"] == "Ann");
  desk.done({"redo"});
  CHECK(desk.exported("pairings")[0]["winner"] == "Cy");
  CHECK(has(desk.done({"show", "--history"}).out, "correction {"));
  desk.done({"undo", "--entries", "2"});
  CHECK(has(desk.done({"show"}).out, "round 1, 2 results missing"));
  CHECK(has(desk.refused({"undo", "--entries", "100"}), "ringside: hall: "));
}

TEST_CASE("entrants come and go") {
  const DeskTable desk;
  desk.begin();
  desk.done({"add", "Eve", "--club", "Owls", "--seed", "5", "--colour", "RED"});
  CHECK(has(desk.refused({"add", "eve"}), "is there already"));
  CHECK(has(desk.done({"pair"}).out, "bye"));
  CHECK(has(desk.done({"withdraw", "cy"}).out, "walkover for"));
  CHECK(has(desk.refused({"withdraw", "Cyy"}), "did you mean Cy?"));
  write_text(desk.folder / "late.csv", "name\nFay\nFay\n");
  CHECK(has(desk.refused({"add", "--players", "late.csv"}), "ringside: late.csv: line 3: "));
  CHECK(has(desk.refused({"add"}), "needs either a name or --players"));
}

TEST_CASE("tables are given to matches and go out of service") {
  const DeskTable desk;
  desk.begin();
  CHECK(has(desk.done({"pair"}).out, "Oak?"));
  CHECK(has(desk.done({"table", "elm", "--pairing", "1"}).out, "Elm"));
  CHECK(desk.exported("pairings")[0]["table"] == "Elm");
  CHECK(has(desk.refused({"table", "Elm", "--pairing", "2"}), "is played at table Elm"));
  desk.done({"table", "Elm", "--out"});
  CHECK(has(desk.refused({"table", "Elm", "--pairing", "2"}), "out of service"));
  CHECK(has(desk.refused({"table", "Ash"}), "there is no table 'Ash'"));
}

TEST_CASE("a shoot-out parts who is level, and a Swiss round may be paired by hand") {
  const DeskTable desk;
  desk.done({"new", "--format", "swiss", "--rounds", "1"});
  desk.done({"add", "Ann"});
  desk.done({"add", "Bob"});
  desk.done({"pair", "--pairs", "Bob=Ann"});
  CHECK(has(desk.done({"result", "1", "--points", "Ann=4,Bob=4"}).out,
            "level: Ann, Bob; ringside hall rule --order"));
  CHECK(has(desk.refused({"rule", "--order", "Ann"}), "open tie"));
  desk.done({"rule", "--order", "Bob,Ann", "--by", "referee"});
  CHECK(desk.exported("standings")[0]["name"] == "Bob");
}

TEST_CASE("what is typed wrong is told in one line, and nothing is added") {
  const DeskTable desk;
  CHECK(has(desk.refused({"show"}), "begin one with ringside hall new"));
  desk.begin();
  desk.done({"pair"});
  const auto before = desk.done({"show", "--history"}).out;
  CHECK(has(desk.refused({"result", "1", "--points", "Ann=6"}), "nothing is said of Cy"));
  CHECK(has(desk.refused({"result", "1", "--points", "Ann=6,Bob=2"}), "Bob does not play in pairing 1"));
  CHECK(has(desk.refused({"result", "1", "--points", "Ann=6,Cy=3"}), "is no result of 4 rounds"));
  CHECK(has(desk.refused({"result", "9", "--points", "Ann=6,Cy=2"}), "there is no pairing 9"));
  CHECK(has(desk.refused({"result", "1"}), "needs either --points or --walkover"));
  CHECK(has(desk.refused({"result", "1", "--points", "Ann"}), "is not NAME=NUMBER"));
  CHECK(has(desk.refused({"show", "--tournament", "7"}), "has no tournament 7; see ringside hall list"));
  CHECK(has(desk.refused({"export", "-o", "t.db"}), "is the ledger itself"));
  CHECK(has(desk.refused({"new", "--format", "ladder"}), "--format"));
  CHECK(
      has(desk.refused({"new", "--format", "swiss", "--rounds", "2", "--players", "none.csv"}), "none.csv"));
  CHECK(desk.done({"show", "--history"}).out == before);
}

TEST_CASE("every help of hall fits a screen and is reached in both ways") {
  const Run all = run_ringside({"hall", "--help"});
  CHECK(all.code == 0);
  for (const std::string part : {"new", "add", "withdraw", "pair", "table", "result", "rule", "undo", "redo",
                                 "show", "list", "export", "backup", "serve"}) {
    CAPTURE(part);
    CHECK(has(all.out, "  " + part + " "));
    const Run run = run_ringside({"hall", part, "--help"});
    CHECK(run.code == 0);
    CHECK(std::count(run.out.begin(), run.out.end(), '\n') <= 24);
    CHECK(run_ringside({"help", "hall", part}).out == run.out);
    const Run slip = run_ringside({"hall", part, "--frobnicate"});
    CHECK(slip.code == 2);
    CHECK(slip.err.ends_with("; see ringside hall " + part + " --help\n"));
  }
}

TEST_CASE("shells and settings know the commands of the hall") {
  CHECK(has(run_ringside({"help", "--complete", "--", "hall", "wi"}).out, "withdraw"));
  const DeskTable desk;
  std::filesystem::create_directories(desk.folder / ".config/ringside");
  write_text(desk.folder / ".config/ringside/config.yaml", "hall:\n  result:\n    by: Zoe\n");
  desk.begin();
  desk.done({"pair"});
  desk.done({"result", "1", "--points", "Ann=6,Cy=2"});
  CHECK(has(desk.done({"show", "--history"}).out, R"("source":"Zoe")"));
}

}  // namespace
}  // namespace ringside
