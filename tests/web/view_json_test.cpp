// SPDX-License-Identifier: MIT
#include "web/view_json.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "report/json_parts.h"
#include "rules/rule_sets.h"
#include "web/example_view.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

TEST_CASE("a table that sees nothing yet says so and invents nothing") {
  const Json json = view_json(testing::empty_view());
  CHECK(json["camera"] == Json{{"status", "opening"}, {"note", nullptr}});
  CHECK(json["board"]["status"] == "searching");
  CHECK(json["discs"] == Json::array());
  CHECK(json["teams"] == Json::array());
  for (const char* field : {"calibration", "withheld", "round", "open_calls", "shooter", "advice", "match"})
    CHECK_MESSAGE(json[field].is_null(), field);
}

TEST_CASE("a view in play carries discs, totals, calls and the match") {
  const Json json = view_json(testing::example_view());
  CHECK(json["revision"] == 7);
  CHECK(json["discs"].size() == 3);
  CHECK(json["discs"][1]["call"] == "too close");
  CHECK(json["discs"][1]["by_person"] == false);
  CHECK(json["too_close"] == Json{2});
  CHECK(json["totals"]["black"] == Json{{"board", 15}, {"twenties", 1}, {"total", 35}});
  CHECK(json["round"]["winner"] == "black");
  CHECK(json["shooter"] == "red");
  CHECK(json["match"]["players"][1] == Json{{"name", "Bob"}, {"team", "red"}, {"discs", 8}});
  CHECK(json["match"]["standing"]["waiting"]["black"] == 1);
  CHECK(json["events"][1]["event"] == "twenty");
  CHECK(json["events"][0].contains("team") == false);
  CHECK(json["undoable"].size() == 2);
}

TEST_CASE("a withheld score is told with its reason, beside what was known last") {
  const Json json = view_json(testing::withheld_view());
  CHECK(json["withheld"] == "a hand is over the board");
  CHECK(json["totals"]["black"]["total"] == 35);
  CHECK(json["questions"][0]["answers"] == Json{"Yes", "No"});
  CHECK(json["discs"][1]["ruling"]["measured_zone"] == 10);
}

TEST_CASE("a line of JSON has no line break and no broken UTF-8 in it, whatever a name holds") {
  TableView view = testing::example_view();
  view.match->match.setup.players[0].name = "A\n\xff";
  const std::string line = line_text(view_json(view));
  CHECK(line.find('\n') == std::string::npos);
  CHECK(Json::parse(line)["match"]["players"][0]["name"] == "A\n\xef\xbf\xbd");
}

TEST_CASE("the choices name every rule set and colour") {
  const Json json = choices_json(testing::rule_library().all());
  CHECK(json["rules"].size() == testing::rule_library().all().size());
  CHECK(json["colours"].size() == 12);
  CHECK(json["rules"][0]["formats"].size() >= 1);
}

}  // namespace
}  // namespace ringside
