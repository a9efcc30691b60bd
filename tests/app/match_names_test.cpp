// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "app/match_table.h"
#include "support/has.h"

// Who plays: names as they are typed, changed and shown.

namespace ringside {
namespace {

using test::has;
using namespace testing;

TEST_CASE("names, colours and rule sets are typed with blanks and capitals as one likes") {
  const MatchTable table;
  table.done({"new", "--rules", " NCA ", "--players", "Ann = Black, Bob=RED", "--format", "Game"});
  table.done({"twenty", "ann"});
  table.done({"twenty", " BLACK"});
  CHECK(
      has(table.done({"add", "--points", "ANN = 40, Red=30", "--starter", "bob"}).out, "2:0, twenties 2:0"));
  CHECK(run_ringside({"models", "Rules", "NCA"}).code == 0);
  CHECK(run_ringside({"models", "boards", "Tournament-26 "}).code == 0);
}

TEST_CASE("points by hand name both sides") {
  const MatchTable table;
  table.begin();
  const Run run = table.match({"add", "--points", "Ann=40"});
  CHECK(run.code == 2);
  CHECK(run.err ==
        "ringside: --points: nothing is said of Bob (red); give each side's points, also where they are 0\n");
  CHECK(table.exported()["entries"].empty());
}

TEST_CASE("a renamed player is called so everywhere, and undo takes it back") {
  const MatchTable table;
  table.begin();
  table.done({"add", "--points", "Ann=40,Bob=30"});
  CHECK(
      has(table.done({"rename", "ann", " Anna Lund "}).out, "match 1: Anna Lund (black) against Bob (red)"));
  CHECK(has(table.done({"show", "--history"}).out, "rename player=1 name=Anna Lund\n"));
  CHECK(has(table.done({"list"}).out, "Anna Lund (black)"));
  CHECK(has(table.done({"export", "-o", "-", "--format", "csv"}).out, ",Anna Lund,Anna Lund,black,40,"));
  CHECK(table.exported()["standing"]["players"][0] == json{{"name", "Anna Lund"}, {"team", "black"}});
  table.done({"twenty", "Anna Lund"});
  CHECK(table.match({"twenty", "Ann Lund"}).code == 2);
  for (int i = 0; i < 3; ++i) table.done({"add", "--points", "Anna Lund=5,Bob=0"});
  CHECK(table.exported("cmn")["match"]["teams"][0]["players"][0]["name"] == "Anna Lund");
  table.done({"export", "-o", "m.json"});
  CHECK(has(table.match({"import", "m.json"}, "other.db").out, "Anna Lund (black)"));
  CHECK(has(table.done({"undo", "--to", "1"}).out, "match 1: Ann (black)"));
  for (const Words& slip : {Words{"rename", "Ann"}, Words{"rename", "Ann", "Bob"},
                            Words{"rename", "Cy", "Di"}, Words{"rename", "Ann", "A,B"}})
    CHECK(table.match(slip).code == 2);
}

TEST_CASE("names of any length and script stand in columns") {
  const MatchTable table;
  table.done({"new", "--rules", "nca", "--players", "Reinhold von Lüdenscheid=black,井上 知子=red"});
  table.done({"add", "--points", "black=40,red=30"});
  table.done({"add", "--points", "black=10,red=30"});
  CHECK(has(
      table.done({"show"}).out,
      "  round  starts                    Reinhold von Lüdenscheid (black)  井上 知子 (red)       gained\n"
      "      1  Reinhold von Lüdenscheid  40                                30                    2:0\n"
      "      2  井上 知子                 10                                30                    0:2\n"));
}

TEST_CASE("a name or a file that a spreadsheet would carry out stands as text in the CSV") {
  const MatchTable table;
  table.done({"new", "--rules", "nca", "--players", "@Ann=black,-Bob=red", "--name", "=1+1"});
  table.done({"add", "--points", "black=40,red=30"});
  const std::string csv = table.done({"export", "-o", "-", "--format", "csv"}).out;
  CHECK(has(csv, ",\"'=1+1\",nca,"));
  CHECK(has(csv, ",\"'@Ann\",black,40,"));
  CHECK(has(csv, ",\"'-Bob\",red,30,"));
}

}  // namespace
}  // namespace ringside
