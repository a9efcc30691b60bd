// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "app/match_table.h"
#include "support/has.h"

// `ringside stats` as people use it.
namespace ringside {
namespace {

using test::has;
using namespace testing;

const std::string kStatsSample = testing::sample("round-1.jpg").string();  // black 50, red 45

// Ann and Bob: a round from a photo and one by hand.
struct StatsTable : MatchTable {
  StatsTable() {
    begin();
    done({"add", kStatsSample});
    done({"add", "--points", "Ann=10,Bob=40"});
  }
  Run stats(Words arguments) const {
    arguments.insert(arguments.begin(), "stats");
    return run_ringside(folder.path(), arguments);
  }
  json figures(Words arguments) const {
    arguments.insert(arguments.end(), {"--json", "-"});
    const Run run = stats(arguments);
    CAPTURE(run.err);
    REQUIRE(run.code == 0);
    return json::parse(run.out);
  }
};

TEST_CASE("stats of a ledger: as a text, as JSON, as CSV, as a heat map") {
  const StatsTable table;
  const Run text = table.stats({"--db", "m.db", "--json", "a.json", "--csv", "a.csv", "--heat-map", "a.svg"});
  CHECK(text.code == 0);
  CHECK(has(text.out, "Ann: 1 match, 2 rounds"));
  CHECK(has(text.out, "average round           30.0  60 points in 2 rounds"));
  const json ann = json::parse(testing::read_file(table.folder / "a.json"))["totals"][0];
  CHECK(ann["figures"]["rounds_won"] == json{{"value", 0.5}, {"count", 1}, {"of", 2}});
  CHECK(ann["figures"]["hangers"]["of"] == 1);
  CHECK(has(testing::read_file(table.folder / "a.csv"), "\r\ntotal,,,1,Ann,,2,1,"));
  CHECK(has(testing::read_file(table.folder / "a.svg"), "10 discs at the ends of 1 round with a photo"));
  CHECK(table.stats({"m.db"}).out == text.out);
}

TEST_CASE("a match that was exported is the one in the ledger: it counts once") {
  const StatsTable table;
  table.done({"export", "-o", "match.json"});
  table.done({"add", "--points", "Ann=5,Bob=0"});
  for (const Words& files : {Words{"m.db", "match.json"}, Words{"match.json", "m.db"}}) {
    const json written = table.figures(files);
    CHECK(written["matches"].size() == 1);
    CHECK(written["totals"][0]["rounds"] == 3);
  }
  CHECK(table.figures({"match.json"})["totals"][0]["rounds"] == 2);
}

TEST_CASE("a player is found as typed, or named") {
  const StatsTable table;
  table.done({"new", "--rules", "nca", "--players", "Cy=black,Ann=red"});
  const json written = table.figures({"m.db", "--player", " ann"});
  CHECK(written["totals"].size() == 1);
  CHECK(written["totals"][0]["matches"] == 2);
  CHECK(written["matches"][0]["sides"].size() == 1);
  CHECK(has(table.stats({"m.db", "--player", "Ann", "--heat-map", "-"}).out, ">Ann</text>"));
  const Run unknown = table.stats({"m.db", "--player", "Anna"});
  CHECK(unknown.code == 2);
  CHECK(testing::is_one_error_about(unknown.err, "--player"));
  CHECK(has(unknown.err, "did you mean Ann?"));
}

TEST_CASE("an empty ledger has no figures; what is no match is refused") {
  const MatchTable table;
  table.begin();
  const auto stats = [&](Words words) {
    words.insert(words.begin(), "stats");
    return run_ringside(table.folder.path(), words);
  };
  CHECK(has(stats({"m.db"}).out, "Ann: 1 match, 0 rounds\n"));
  CHECK(has(stats({"m.db"}).out, "rests on 0 rounds"));
  const Run missing = stats({"none.db"});
  CHECK(missing.code == 2);
  CHECK_FALSE(std::filesystem::exists(table.folder / "none.db"));
  testing::write_text(table.folder / "odd.json", "{\"ringside_match\": 1}");
  const Run odd = stats({"odd.json"});
  CHECK(odd.code == 2);
  CHECK(testing::is_one_error_about(odd.err, "odd.json"));
}

TEST_CASE("nothing that is read is written over, and no two outputs go to one place") {
  const StatsTable table;
  const std::string before = testing::read_file(table.folder / "m.db");
  for (const Words& words : {Words{"m.db", "--json", "m.db"}, Words{"m.db", "--csv", "a", "--json", "a"},
                             Words{"m.db", "--csv", "-", "--heat-map", "-"}, Words{"m.db", "--db", "m.db"},
                             Words{"--db", "m.db", "--heat-map", "./m.db"}}) {
    const Run run = table.stats(words);
    CHECK(run.code == 2);
    CHECK(run.err.starts_with("ringside: "));
    CHECK(run.out.empty());
  }
  CHECK(testing::read_file(table.folder / "m.db") == before);
}

}  // namespace
}  // namespace ringside
