// SPDX-License-Identifier: MIT
#include "web/view_json.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "report/example_report.h"
#include "report/json/choices.h"
#include "report/json/json_parts.h"
#include "rules/rule_sets.h"
#include "web/example_view.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

TEST_CASE("a table that sees nothing yet says so and invents nothing") {
  const Json shown = view_json(testing::empty_view());
  CHECK(shown["camera"] == Json{{"status", "opening"}, {"note", nullptr}});
  CHECK(shown["board"]["status"] == "searching");
  CHECK(shown["board"]["refusal"].is_null());
  CHECK(shown["discs"] == Json::array());
  CHECK(shown["teams"] == Json::array());
  for (const char* field : {"calibration", "withheld", "round", "open_calls", "shooter", "advice", "match"})
    CHECK_MESSAGE(shown[field].is_null(), field);
}

TEST_CASE("while no board is found the view says why, and what was seen of one") {
  const Json refusal = view_json(testing::refused_view())["board"]["refusal"];
  CHECK(refusal["reason"] == view_json(testing::refused_view())["board"]["note"]);
  CHECK(refusal["seen"]["circles"].size() > 0);
}

TEST_CASE("what may be a disc stands beside the discs, as nobody has answered") {
  TableView view = testing::example_view();
  view.maybe_discs = {{testing::report_with_maybe_disc().scored()->maybe_discs.at(0).scored}};
  const Json shown = view_json(view);
  REQUIRE(shown["maybe_discs"].size() == 1);
  CHECK(shown["maybe_discs"][0]["id"] == 3);
  CHECK(shown["maybe_discs"][0]["is_disc"].is_null());
  CHECK(shown["maybe_discs"][0]["worths"] == Json{0, 10});
  CHECK(shown["discs"].size() == 3);
}

TEST_CASE("a photo's calls are shown with what camera, photo and both together say") {
  const TableView view = testing::photo_view();
  const Json shown = view_json(view)["photo"];
  CHECK(shown["id"] == 4);
  CHECK(shown["discs"] == 3);
  REQUIRE(shown["calls"].size() == 1);
  const Json& call = shown["calls"][0];
  CHECK(call["disc"] == 2);
  CHECK(call["photo"] == Json{{"margin_mm", 0.9}, {"sigma_mm", 0.2}});
  CHECK(call["camera"]["margin_mm"] == view_json(view)["discs"][1]["margin_mm"]);
  CHECK(call["call"] == "clear");
  CHECK(view_json(testing::example_view())["photo"].is_null());
}

TEST_CASE("a view in play carries discs, totals, calls and the match") {
  const Json shown = view_json(testing::example_view());
  CHECK(shown["revision"] == 7);
  CHECK(shown["discs"].size() == 3);
  CHECK(shown["discs"][1]["call"] == "too close");
  CHECK(shown["discs"][1]["by_person"] == false);
  CHECK(shown["too_close"] == Json{2});
  CHECK(shown["totals"]["black"] == Json{{"board", 15}, {"twenties", 1}, {"total", 35}});
  CHECK(shown["round"]["winner"] == "black");
  CHECK(shown["shooter"] == "red");
  CHECK(shown["match"]["players"][1] == Json{{"name", "Bob"}, {"team", "red"}, {"discs", 8}});
  CHECK(shown["match"]["standing"]["waiting"]["black"] == 1);
  CHECK(shown["events"][1]["event"] == "twenty");
  CHECK(shown["events"][0].contains("team") == false);
  CHECK(shown["undoable"].size() == 2);
}

TEST_CASE("a withheld score is told with its reason, beside what was known last") {
  const Json shown = view_json(testing::withheld_view());
  CHECK(shown["withheld"] == "a hand is over the board");
  CHECK(shown["totals"]["black"]["total"] == 35);
  CHECK(shown["questions"][0]["answers"] == Json{"Yes", "No"});
  CHECK(shown["discs"][1]["ruling"]["measured_zone"] == 10);
}

TEST_CASE("a line of JSON has no line break and no broken UTF-8 in it, whatever a name holds") {
  TableView view = testing::example_view();
  view.match->match.setup.players[0].name = "A\n\xff";
  const std::string line = line_text(view_json(view));
  CHECK(line.find('\n') == std::string::npos);
  CHECK(Json::parse(line)["match"]["players"][0]["name"] == "A\n\xef\xbf\xbd");
}

TEST_CASE("the choices name every rule set and colour") {
  const Json shown = choices_json(testing::rule_library().all());
  CHECK(shown["rules"].size() == testing::rule_library().all().size());
  CHECK(shown["colours"].size() == 12);
  CHECK(shown["rules"][0]["formats"].size() >= 1);
}

}  // namespace
}  // namespace ringside
