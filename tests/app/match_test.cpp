// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "app/match_table.h"
#include "photo/sha256.h"
#include "support/has.h"

// `ringside match` as people use it.
namespace ringside {
namespace {

using test::has;
using test::TempFolder;
using namespace testing;

const std::string kMatchSample = testing::sample("round-1.jpg").string();  // black 50, red 45

TEST_CASE("a match from the first round to the last") {
  const MatchTable table;
  table.begin();
  CHECK(has(table.done({"add", "--points", "Ann=40,Bob=30"}).out,
            "2:0, twenties 0:0; round 2 next, Bob starts"));
  table.done({"twenty", "Bob"});
  CHECK(has(table.done({"add", "--points", "black=10,red=5"}).out,
            "2:2, twenties 0:1; round 3 next, Ann starts"));
  table.done({"add", "--points", "Ann=5,Bob=5"});
  const Run last = table.done({"add", "--points", "Ann=0,Bob=5", "--twenties", "Ann=1"});
  CHECK(has(last.out, "5:3, twenties 1:1; over, Ann (black) won; 5:3 after 4 rounds"));
  const Run more = table.match({"add", "--points", "Ann=0,Bob=5"});
  CHECK(more.code == 2);
  CHECK(testing::is_one_error_about(more.err, "match"));
  CHECK(has(more.err, "is over"));
  CHECK(has(table.done({"list"}).out, "match 1: Ann (black) against Bob (red); nca, game: 4 rounds\n  5:3"));
}

TEST_CASE("a round from a photo is bound to the photo's hash and its scoring") {
  const MatchTable table;
  table.begin();
  CHECK(has(table.done({"add", kMatchSample}).out, "2:0  " + kMatchSample));
  const json round = table.exported()["entries"][0];
  CHECK(round["sha256"] == sha256_of_file(kMatchSample));
  CHECK(round["photo"] == kMatchSample);
  CHECK(round["scoring"]["totals"]["black"]["total"] == 50);
  CHECK(round["scoring"]["discs"].size() == 11);
  const Run again = table.match({"add", kMatchSample});
  CHECK(again.code == 2);
  CHECK(has(again.err, "this photo is round 1 already"));
  // A ruling stands beside what the machine said.
  const int disc = round["scoring"]["discs"][0]["id"];
  table.done(
      {"rule", "--disc", std::to_string(disc), "--zone", "0", "--by", "referee", "--note", "a hanger"});
  CHECK(table.exported()["standing"]["rounds"][0]["ruled"] == json{disc});
  CHECK(table.exported()["entries"][0] == round);
}

TEST_CASE("a photo's sides are called by the colours of the match") {
  const MatchTable table;
  table.done({"new", "--rules", "nca", "--players", "Ann=black,Bob=orange"});
  table.done({"add", kMatchSample});
  CHECK(table.exported()["entries"][0]["scoring"]["totals"]["orange"]["total"] == 45);
}

TEST_CASE("the hole of a round's photo is asked about unless its twenties are told") {
  const std::string twenty = testing::sample("twenty.jpg").string();
  for (const Words& told : {Words{}, Words{"--twenties", "Ann=1"}, Words{"--twenties", "black=1"}}) {
    const MatchTable table;
    table.done({"new", "--rules", "nca", "--players", "Ann=black,Bob=natural"});
    Words add{"add", twenty};
    add.insert(add.end(), told.begin(), told.end());
    const Run run = table.done(add);
    CHECK(has(run.err, "the hole may be empty or hold a disc (black)") == told.empty());
    CHECK(has(run.out, told.empty() ? "0:0; round 2" : "1:0; round 2"));
    CHECK(has(table.done({"show"}).out, "  hole open") == told.empty());
  }
}

TEST_CASE("photos that cannot be scored add nothing") {
  const MatchTable table;
  table.begin();
  CHECK(table.match({"add", "missing.jpg"}).code == 2);
  testing::write_text(table.folder / "x.json", "{}");
  CHECK(has(table.match({"add", "x.json"}).err, "is no scoring of one photo"));
  testing::write_text(table.folder / "y.json", "[1");
  CHECK(has(table.match({"add", "y.json"}).err, "y.json: is not JSON; "));
  CHECK(table.exported()["entries"].empty());
}

TEST_CASE("JSON that nests deep or has keys without end is refused, not believed") {
  const MatchTable table;
  table.begin();
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  testing::write_text(table.folder / "deep.json", R"({"ringside_match":1,"x":)" + deep + "}");
  testing::write_text(table.folder / "deep-20000.json", R"({"discs":)" + deep.substr(180'000, 40'000) + "}");
  std::string keys;
  for (int i = 0; i < 100'000; ++i) keys += "\"" + std::to_string(i) + "\":0,";
  testing::write_text(table.folder / "keys.json", "{" + keys + "\"x\":0}");
  for (const char* file : {"deep.json", "deep-20000.json", "keys.json"}) {
    CAPTURE(file);
    for (const Words& words : {Words{"import", file}, Words{"add", file}}) {
      const Run run = table.match(words);
      CHECK(run.code == 2);
      CHECK(testing::is_one_error_about(run.err, file));
    }
  }
  CHECK(table.exported()["entries"].empty());
}

TEST_CASE("undo and redo reach any point, and the history keeps all") {
  const MatchTable table;
  table.begin();
  for (const char* points : {"Ann=40,Bob=30", "Ann=10,Bob=30", "Ann=5,Bob=5"})
    table.done({"add", "--points", points});
  CHECK(has(table.done({"undo", "--to", "1"}).out, "2:0, twenties 0:0; round 2 next"));
  CHECK(has(table.done({"redo", "--entries", "2"}).out, "3:3, twenties 0:0; round 4 next"));
  CHECK(has(table.done({"undo", "--to", "0"}).out, "0:0, twenties 0:0; round 1 next"));
  const Run history = table.done({"show", "--history"});
  CHECK(has(history.out, "round board={\"black\":40,\"red\":30} twenties={}  (undone)\n"));
  CHECK(has(history.out, "undo entries=3\n"));
  CHECK(table.match({"undo"}).code == 2);
}

TEST_CASE("JSON goes out and comes in again the same") {
  const MatchTable table;
  table.begin("club");
  table.done({"add", "--points", "Ann=40,Bob=30", "--starter", "Bob"});
  table.done({"twenty", "Ann", "--count", "2"});
  table.done({"undo"});
  table.done({"export", "-o", "out.json"});
  CHECK(table.match({"import", "out.json"}).code == 2);  // it is here already
  CHECK(table.match({"import", "out.json"}, "other.db").code == 0);
  const Run back = table.match({"export", "-o", "-"}, "other.db");
  CHECK(back.out == testing::read_file(table.folder / "out.json"));
  json wrong = table.exported();
  wrong["entries"][0]["board"]["black"] = 7;
  testing::write_text(table.folder / "wrong.json", wrong.dump());
  const Run refused = table.match({"import", "wrong.json"}, "other.db");
  CHECK(refused.code == 2);
  CHECK(testing::is_one_error_about(refused.err, "wrong.json"));
}

TEST_CASE("CSV has a row per round, CMN what its draft asks for") {
  const MatchTable table;
  table.begin();
  CHECK(has(table.match({"export", "-o", "-", "--format", "cmn"}).err, "the match is not over"));
  table.done({"add", "--points", "Ann=40,Bob=30", "--twenties", "Bob=1"});
  for (int i = 0; i < 3; ++i) table.done({"add", "--points", "Ann=10,Bob=10"});
  const Run csv = table.done({"export", "-o", "-", "--format", "csv"});
  CHECK(csv.out.starts_with("match,name,rules,format,round,made,starter,players_1,team_1,board_1,"));
  CHECK(
      has(csv.out, ",nca,game,1,2026-11-20T14:03:09Z,Ann,Ann,black,40,0,40,0,0,Bob,red,30,1,50,2,2,,,\r\n"));
  CHECK(csv.out.ends_with(",nca,game,total,,,Ann,black,70,0,70,3,3,Bob,red,60,1,80,5,5,,,\r\n"));
  const json cmn = table.exported("cmn");
  CHECK(cmn["cmn"] == "1.0");
  CHECK(cmn["id"] == table.exported()["uuid"]);
  CHECK(cmn["match"]["date"] == "2026-11-20T14:03:09Z");
  CHECK(cmn["match"]["format"] == "singles");
  CHECK(cmn["match"]["teams"] ==
        json::parse(R"([{"players":[{"name":"Ann"}]},{"players":[{"name":"Bob"}]}])"));
  CHECK(cmn["match"]["gameFormat"] == json{{"type", "fixed"}, {"count", 4}});
  CHECK(cmn["match"]["games"].size() == 4);
  // hammer: who shot first.
  CHECK(cmn["match"]["games"][0] ==
        json{{"winner", 1}, {"hammer", 0}, {"scores", {40, 50}}, {"twenties", {0, 1}}});
  CHECK(cmn["match"]["games"][1] ==
        json{{"winner", nullptr}, {"hammer", 1}, {"scores", {10, 10}}, {"twenties", {0, 0}}});
  CHECK(cmn["match"]["winner"] == 1);
  CHECK(cmn["source"]["app"] == "ringside");
}

TEST_CASE("without --db the ledger lies where XDG says") {
  const TempFolder home;
  setenv("XDG_DATA_HOME", home.path().c_str(), 1);
  CHECK(run_ringside({"match", "new", "--rules", "nca", "--players", "Ann=black,Bob=red"}).code == 0);
  CHECK(std::filesystem::exists(home / "ringside/matches.db"));
  unsetenv("XDG_DATA_HOME");
  const char* old = std::getenv("HOME");
  const std::string kept = old == nullptr ? "" : old;
  setenv("HOME", (home / "ann").c_str(), 1);
  CHECK(has(run_ringside({"match", "list"}).err, "no matches are kept there; begin one"));
  CHECK_FALSE(std::filesystem::exists(home / "ann"));
  CHECK(run_ringside({"match", "new", "--rules", "nca", "--players", "Ann=black,Bob=red"}).code == 0);
  CHECK(std::filesystem::exists(home / "ann/.local/share/ringside/matches.db"));
  setenv("HOME", kept.c_str(), 1);
}

TEST_CASE("slips are one line that says what to do") {
  const MatchTable table;
  CHECK(has(table.match({"show"}).err, "no matches are kept there; begin one"));
  table.begin();
  for (const Words& slip : {Words{"new", "--rules", "nca", "--players", "Ann=black"},
                            Words{"new", "--rules", "nc", "--players", "A=black"},
                            Words{"new", "--rules", "nca", "--players", "Ann=black,Bob=red", "--rounds", "5"},
                            Words{"add"},
                            Words{"add", "a.jpg", "--points", "Ann=5"},
                            Words{"add", "--points", "Ana=5"},
                            Words{"add", "--points", "Ann=5x"},
                            Words{"add", "--points", "Ann"},
                            Words{"add", "--points", "Ann=7,Bob=0"},
                            Words{"add", "--points", "Ann=5,black=5"},
                            Words{"twenty", "Cy"},
                            Words{"twenty", "Ann", "--count", "0"},
                            Words{"rule"},
                            Words{"rule", "--disc", "1"},
                            Words{"rule", "--disc", "1", "--zone", "15"},
                            Words{"rule", "--winner", "Ann"},
                            Words{"undo"},
                            Words{"redo"},
                            Words{"undo", "--to", "x"},
                            Words{"show", "--match", "7"},
                            Words{"export", "-o", "m.db"},
                            Words{"export", "-o", "x", "--format", "pgn"},
                            Words{"import", "missing.json"},
                            Words{"frobnicate"}}) {
    const Run run = table.match(slip);
    CAPTURE(run.err);
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    CHECK(run.err.starts_with("ringside: "));
    CHECK(has(run.err, "; "));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}

}  // namespace
}  // namespace ringside
