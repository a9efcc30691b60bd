// SPDX-License-Identifier: MIT
#include "statistics/statistics.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "geometry/conventions.h"
#include "match/example_match.h"
#include "match/uuid.h"
#include "statistics/figures.h"

namespace ringside {
namespace {

using namespace testing;
using Names = std::vector<std::string>;

StoredMatch stored(const Match& match) { return {.uuid = random_uuid(), .made = kNoon, .match = match}; }

RoundPlayed photo_round(const std::vector<std::pair<std::string, int>>& discs) {
  return round_of({"p.jpg", "", scoring_of(discs)});
}

Figure figure(const std::string& name, const SideCounts& counts) {
  const auto figures = figures_of(counts);
  return *std::find_if(figures.begin(), figures.end(), [&](const Figure& one) { return one.name == name; });
}

SideCounts counts_of_black(const Match& match) { return counts_of(state_of(match), "black"); }

TEST_CASE("without matches there is nothing, and a match without rounds proves nothing") {
  CHECK(statistics_of({}).totals.empty());
  CHECK(statistics_of({}).matches.empty());
  const Statistics statistics = statistics_of({stored(new_match("nca"))});
  REQUIRE(statistics.totals.size() == 2);
  for (const Figure& one : figures_of(statistics.totals[0].counts)) {
    CAPTURE(one.name);
    CHECK_FALSE(one.value());
  }
}

TEST_CASE("rounds by hand prove points and twenties, and nothing of shots or of where discs lay") {
  const SideCounts counts = counts_of_black(with_round(new_match("nca"), 30, 20, {{"black", 1}}));
  CHECK(figure("twenties", counts).value() == 1);
  CHECK(figure("average_round", counts).value() == 50);
  CHECK(figure("rounds_won", counts).value() == 1);
  for (const char* name : {"valid_shots", "open_shots_made", "discs_left_20", "discs_left_15", "hangers"}) {
    CAPTURE(name);
    CHECK_FALSE(figure(name, counts).value());
  }
}

TEST_CASE("a share says what it rests on") {
  std::vector<ShotSeen> shots(10, {.team = "black", .verdict = Verdict::kValid, .open = false});
  shots[0].verdict = shots[1].verdict = Verdict::kInvalid;
  shots[2].verdict = Verdict::kCannotTell;
  shots[3].open = shots[0].open = true;
  shots[4].open.reset();
  shots[9].team.reset();
  const RoundPlayed round{.shots = shots};
  const SideCounts counts = counts_of_black(then(new_match("nca"), round));
  CHECK(counts.shots == 9);
  CHECK(counts.valid_shots == CountOf{6, 8});
  CHECK(figure("valid_shots", counts).value() == 0.75);
  CHECK(counts.open_shots_made == CountOf{1, 2});
  // Where an open shot may end anywhere, a valid one is none that was made.
  CHECK_FALSE(rule_set("traditional").open_shot_reaches_inner_line);
  CHECK(counts_of_black(then(new_match("traditional"), round)).open_shots_made == CountOf{});
}

TEST_CASE("what is corrected counts as corrected; what is undone does not count, until it is redone") {
  const Match match = then(new_match("traditional"), photo_round({{"black", 15}, {"red", 10}}));
  const Match ruled = then(match, Ruling{DiscRuling{1, 1, 10}});
  CHECK(counts_of_black(match).discs_left == std::map<int, int>{{15, 1}});
  CHECK(counts_of_black(ruled).discs_left == std::map<int, int>{{10, 1}});
  CHECK(counts_of_black(ruled).rounds_won == 0);
  CHECK(counts_of_black(then(ruled, Undo{1})) == counts_of_black(match));
  CHECK(counts_of_black(then(ruled, Undo{2})).rounds == 0);
  CHECK(counts_of_black(then(then(ruled, Undo{2}), Redo{2})) == counts_of_black(ruled));
}

TEST_CASE("a twenty counts with the round that it belongs to") {
  const Match waiting = then(new_match("nca"), TwentySunk{"black", 2});
  CHECK(counts_of_black(waiting).twenties == 0);
  CHECK(counts_of_black(with_round(waiting, 5, 0)).twenties == 2);
}

TEST_CASE("open calls count as the match counts them, and are named; a hole that was left open is one") {
  const Match match =
      then(new_match("nca"), round_of({"p.jpg", "", scoring_with_open_hole({{"black", 15}}, "black")}));
  CHECK(counts_of_black(match).open_calls == 1);
  CHECK(counts_of_black(match).twenties == 0);
  const SideCounts ruled = counts_of_black(then(match, Ruling{DiscRuling{1, kDiscInHole, 20}}));
  CHECK(ruled.open_calls == 0);
  CHECK(ruled.twenties == 1);
  CHECK(ruled.discs_left == std::map<int, int>{{20, 1}, {15, 1}});
  CHECK(counts_of(state_of(match), "red").open_calls == 0);
}

TEST_CASE("what may be a disc lies there only when people say so") {
  const Match match =
      then(new_match("nca"), round_of({"p.jpg", "", scoring_with_maybe_disc({{"red", 5}}, "black", 10)}));
  CHECK(counts_of_black(match).discs_left.empty());
  CHECK(counts_of_black(then(match, Ruling{DiscRuling{1, 2, 10}})).discs_left == std::map<int, int>{{10, 1}});
}

TEST_CASE("the longest run is of rounds won in one match; a tie ends it") {
  const Match first = with_rounds(new_match("traditional"), {{10, 5}, {10, 5}, {5, 5}, {10, 5}});
  const Match second = with_rounds(new_match("traditional"), {{10, 5}, {10, 5}});
  CHECK(counts_of_black(first).longest_run == 2);
  const Statistics statistics = statistics_of({stored(first), stored(second)});
  CHECK(statistics.totals[0].players == Names{"Ann"});
  CHECK(statistics.totals[0].counts.longest_run == 2);
  CHECK(statistics.totals[0].counts.rounds_won == 5);
}

TEST_CASE("a player of one name is one in all matches, whatever the colour") {
  const StoredMatch black = stored(with_round(new_match("nca"), 30, 10));
  const StoredMatch red = stored(with_round(new_match("nca", {}, "Cy=black,Ann=red"), 5, 20));
  const Statistics statistics = statistics_of({black, red});
  REQUIRE(statistics.totals.size() == 3);
  CHECK(statistics.totals[0].players == Names{"Ann"});
  CHECK(statistics.totals[0].matches == 2);
  CHECK(statistics.totals[0].counts.points == 50);
  const Statistics of_ann = statistics_of({black, red}, "Ann");
  REQUIRE(of_ann.totals.size() == 1);
  CHECK(of_ann.matches.size() == 2);
  CHECK(of_ann.matches[1].sides.size() == 1);
  CHECK(of_ann.matches[1].sides[0].team == "red");
  CHECK(statistics_of({black, red}, "Cy").matches.size() == 1);
  CHECK(players_of({black, red}) == Names{"Ann", "Bob", "Cy"});
}

TEST_CASE("partners are a side of their own, whoever sits first; nothing of theirs is one player's") {
  const Match one = with_round(new_match("nca", {}, "Cy=black,Bob=red,Ann=black,Di=red"), 30, 10);
  const Match other = with_round(new_match("nca", {}, "Ann=red,Eve=black,Cy=red,Bob=black"), 5, 20);
  const Match alone = with_round(new_match("nca"), 10, 5);
  const Statistics statistics = statistics_of({stored(one), stored(other), stored(alone)}, "Ann");
  REQUIRE(statistics.totals.size() == 2);
  CHECK(statistics.totals[0].players == Names{"Ann"});
  CHECK(statistics.totals[0].counts.points == 10);
  CHECK(statistics.totals[1].players == Names{"Ann", "Cy"});
  CHECK(statistics.totals[1].matches == 2);
  CHECK(statistics.totals[1].counts.points == 50);
  CHECK(statistics.matches[0].sides[0].players == Names{"Cy", "Ann"});
}

TEST_CASE("places are of discs in play, scaled to one outer line") {
  auto scoring = nlohmann::ordered_json::parse(scoring_of({{"black", 10}, {"red", 0}}));
  const double outer = scoring["calibration"]["lines"][2]["radius_mm"];
  const auto places_with = [&](const nlohmann::ordered_json& json) {
    return statistics_of({stored(then(new_match("nca"), round_of({"p.jpg", "", json.dump()})))}).places;
  };
  const DiscPlaces places = places_with(scoring);
  REQUIRE(places.places.size() == 1);
  CHECK(places.rounds == 1);
  const double scale = kOuterLineRadius / outer;
  CHECK(places.places[0].isApprox(Vec2(150 * scale, 0)));
  CHECK(places.line_radius(LineName::kOuter) == doctest::Approx(kOuterLineRadius));
  scoring["calibration"]["lines"][2]["radius_mm"] = outer / 2;
  CHECK(places_with(scoring).places[0].isApprox(Vec2(300 * scale, 0)));
  scoring["calibration"]["lines"][2]["radius_mm"] = 0;
  CHECK(places_with(scoring).rounds == 0);
  CHECK(DiscPlaces{}.line_radius(LineName::kInner) == 0);
}

}  // namespace
}  // namespace ringside
