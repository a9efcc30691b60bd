// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "match/example_match.h"
#include "match/uuid.h"
#include "report/documented_names.h"
#include "report/statistics/heat_map.h"
#include "report/statistics/statistics_csv.h"
#include "report/statistics/statistics_json.h"
#include "report/statistics/statistics_text.h"
#include "statistics/figures.h"
#include "support/has.h"

namespace ringside {
namespace {

using namespace testing;
using nlohmann::json;
using test::has;

const std::string kSara = "שרה";
const std::string kMarkup = "<script>alert('1')</script> & \"B\"";
const std::string kFormula = "-2+3";

Statistics of_match(Match match) {
  return statistics_of({{.uuid = random_uuid(), .made = kNoon, .match = std::move(match)}});
}

RoundPlayed photo_round(const std::vector<std::pair<std::string, int>>& discs) {
  return round_of({"p.jpg", "", scoring_of(discs)});
}

// Ann 50:20 with a photo, in two rounds.
Statistics example() {
  Match match = then(new_match("nca"), TwentySunk{"black", 1});
  match = then(match, photo_round({{"black", 15}, {"black", 5}, {"red", 10}}));
  return of_match(with_round(match, 10, 10));
}

Statistics odd_names() {
  Match match = new_match("nca", {.name = "=cmd|' /C calc'!A0"}, "@Ann=black," + kSara + "=red");
  match = then(match, Rename{0, "-Ann"});
  return of_match(with_round(match, 10, 5));
}

std::vector<std::string> rows_of(const std::string& csv) {
  std::vector<std::string> rows;
  std::istringstream stream(csv);
  for (std::string row; std::getline(stream, row);) rows.push_back(row.substr(0, row.size() - 1));
  return rows;
}

TEST_CASE("JSON: each figure with the numbers it rests on, null where there are none") {
  const json written = json::parse(statistics_json_text(example()));
  const json ann = written["totals"][0];
  CHECK(ann["players"] == json{"Ann"});
  CHECK(ann["rounds_with_photo"] == 1);
  CHECK(ann["figures"]["average_round"] == json{{"value", 25.0}, {"count", 50}, {"of", 2}});
  CHECK(ann["figures"]["rounds_won"] == json{{"value", 0.5}, {"count", 1}, {"of", 2}});
  CHECK(ann["figures"]["discs_left_15"] == json{{"value", 1}, {"count", 1}, {"of", 1}});
  CHECK(ann["figures"]["valid_shots"] == json{{"value", nullptr}, {"count", 0}, {"of", 0}});
  CHECK(written["matches"][0]["sides"][0]["figures"] == ann["figures"]);
  CHECK(written["matches"][0]["made"] == "2026-11-20T14:03:09Z");
  const json empty = json::parse(statistics_json_text({}));
  CHECK(empty["totals"] == json::array());
  CHECK(empty["matches"] == json::array());
}

TEST_CASE("CSV: the same by rows, an empty cell where nothing is proved") {
  const auto rows = rows_of(statistics_csv_text(example()));
  REQUIRE(rows.size() == 5);
  CHECK(
      rows[0].starts_with("match,name,made,matches,players,team,rounds,rounds_with_photo,shots_seen,"
                          "open_calls,twenties,twenties_count,twenties_of,rounds_won,"));
  CHECK(rows[3] ==
        "total,,,1,Ann,,2,1,0,0,1,1,2,0.5000,1,2,25.0000,50,2,1,1,2,,0,0,,0,0,0,0,1,1,1,1,0,0,1,1,1,1,0,0,1");
  for (const std::string& row : rows)
    CHECK(std::count(row.begin(), row.end(), ',') == std::count(rows[0].begin(), rows[0].end(), ','));
  CHECK(rows_of(statistics_csv_text({})).size() == 1);
}

TEST_CASE("CSV: no name becomes a formula") {
  const auto rows = rows_of(statistics_csv_text(odd_names()));
  CHECK(has(rows[1], ",\"'=cmd|' /C calc'!A0\","));
  CHECK(has(rows[1], ",\"'-Ann\","));
  CHECK(has(rows[2], "," + kSara + ","));
}

TEST_CASE("for a terminal: a share with its count, and names from right to left turn nothing round") {
  const std::string text = statistics_text(example());
  CHECK(has(text, "Ann: 1 match, 2 rounds\n"));
  CHECK(has(text, "rounds won              50 %  1 of 2 rounds\n"));
  CHECK(has(text, "average round           25.0  50 points in 2 rounds\n"));
  CHECK(has(text, "valid shots                -  rests on 0 shots\n"));
  CHECK(has(text, "discs left in the 15       1  in 1 round with a photo\n"));
  CHECK(has(statistics_text(odd_names()), "\u2068" + kSara + "\u2069: 1 match, 1 round\n"));
  CHECK(statistics_text({}).empty());
}

TEST_CASE("docs/statistics.md names every figure and field that is written and no other") {
  std::vector<std::string> written;
  for (const Figure& figure : figures_of({})) written.push_back(figure.name);
  const json side = json::parse(statistics_json_text(example()))["matches"][0]["sides"][0];
  for (const auto& [name, value] : side.items()) written.push_back(name);
  written.insert(written.end(), {"matches", "value", "count", "of"});
  std::sort(written.begin(), written.end());
  auto documented = documented_names("statistics.md");
  std::sort(documented.begin(), documented.end());
  CHECK(written == documented);
}

DiscPlaces places_at(const std::vector<Vec2>& places) {
  return {.rounds = 2, .places = places, .radius_sums = {203.2, 406.4, 609.6}};
}

TEST_CASE("heat map: names are text in it, never markup") {
  for (const std::string& name : {kMarkup, kSara, std::string("a\x01\x1b[31m\xff")}) {
    CAPTURE(name);
    const std::string svg = heat_map_svg(places_at({{10, 20}}), name);
    CHECK_FALSE(has(svg, "<script"));
    CHECK_FALSE(has(svg, "\x01"));
    CHECK_FALSE(has(svg, "\xff"));
  }
  CHECK(has(heat_map_svg(places_at({}), kMarkup), "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; "));
  CHECK(has(heat_map_svg(places_at({}), kSara), "\u2068" + kSara + "\u2069"));
}

TEST_CASE("heat map: y is up, lines are those of the boards, and it says what it rests on") {
  const std::string svg = heat_map_svg(places_at({{100, 50}, {100, 52}}), "Ann");
  CHECK(has(svg, "2 discs at the ends of 2 rounds with a photo"));
  CHECK(has(svg, "<circle cx=\"100.0\" cy=\"-50.0\" r=\"2\"/>"));
  CHECK(has(svg, "<circle r=\"101.6\"/>"));
  CHECK(has(svg, "<circle r=\"203.2\"/>"));
  // Two discs near one place, of 16 mm sigma: just below 2 / (2 pi 16^2) per mm^2, over two rounds.
  CHECK(has(svg, "at most 0.61 "));
  CHECK(has(svg, "discs per round in 10 cm²"));
}

TEST_CASE("heat map: the darkest cells lie about the most discs, and none beyond the outer line") {
  const std::string svg = heat_map_svg(places_at({{-200, 0}, {-202, 1}, {-199, 2}, {150, 150}}), "Ann");
  const auto darkest = svg.find("fill=\"#800026\" d=\"M");
  REQUIRE(darkest != std::string::npos);
  double x = 0, y = 0;
  char blank = 0;
  std::istringstream(svg.substr(darkest + 19)) >> x >> blank >> y;
  CHECK(std::abs(x + 200) < 25);
  const std::string at_edge = heat_map_svg(places_at({{0, 304}}), "Ann");
  CHECK_FALSE(has(at_edge, " -311"));
}

TEST_CASE("heat map: without a photo it says so, and shows no scale") {
  const std::string svg = heat_map_svg({}, "Ann");
  CHECK(has(svg, "no round has a photo that says where discs lay"));
  CHECK_FALSE(has(svg, "many"));
  CHECK_FALSE(has(svg, "nan"));
  CHECK(heat_map_svg(places_at(std::vector<Vec2>(401, Vec2(9, 9))), "Ann").find("r=\"2\"") ==
        std::string::npos);
}

}  // namespace
}  // namespace ringside
