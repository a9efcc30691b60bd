// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "app/match_table.h"
#include "support/has.h"

// A photo leaves open whether a disc lies in the hole.

namespace ringside {
namespace {

using test::has;
using namespace testing;

TEST_CASE("a twenty that a photo leaves open is marked everywhere, and ruled later") {
  const MatchTable table;
  table.done({"new", "--rules", "nca", "--players", "Ann=black,Bob=natural"});
  const Run added = table.done({"add", testing::sample("twenty.jpg").string()});
  CHECK(has(added.err, "; ringside match rule --disc 0 settles it"));
  const Run shown = table.done({"show"});
  CHECK(has(shown.out, "  hole open\n"));
  CHECK(has(shown.out,
            "open in round 1: what lies in the hole (black), counted as 0, else 20; ringside match rule "
            "--round 1 --disc 0 --zone N\n"));
  CHECK(table.exported()["standing"]["rounds"][0]["open"] == json{0});
  CHECK(has(table.done({"export", "-o", "-", "--format", "csv"}).out, ",0\r\n"));
  const int before = table.exported()["standing"]["rounds"][0]["totals"]["black"]["total"];
  const Run ruled = table.done({"rule", "--disc", "0", "--zone", "20", "--by", "both"});
  CHECK(has(ruled.out, "  hole ruled\n"));
  CHECK_FALSE(has(ruled.out, "open"));
  CHECK(table.exported()["standing"]["rounds"][0]["totals"]["black"]["total"] == before + 20);
  CHECK(table.exported()["standing"]["rounds"][0]["open"].empty());
  table.done({"export", "-o", "m.json"});
  CHECK(table.match({"import", "m.json"}, "other.db").code == 0);
  CHECK(has(table.done({"undo"}).out, "  hole open\n"));
}

TEST_CASE("the hole of a scoring that was made before is told by --twenties as well") {
  const MatchTable table;
  table.done({"new", "--rules", "nca", "--players", "Ann=black,Bob=natural"});
  const Run scored = run_ringside(table.folder.path(),
                                  {"score", testing::sample("twenty.jpg").string(), "--json", "s.json"});
  REQUIRE(scored.code == 0);
  CHECK(has(table.done({"add", "s.json"}).out, "  hole open\n"));
  table.done({"undo"});
  CHECK_FALSE(has(table.done({"add", "s.json", "--twenties", "Ann=0"}).out, "open"));
  CHECK_FALSE(has(table.done({"show"}).out, "open"));
}

}  // namespace
}  // namespace ringside
