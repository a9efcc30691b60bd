// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "desk/serve/hall_command.h"
#include "desk/served_hall.h"
#include "support/source_dir.h"
#include "web/bad_command.h"
#include "web/example_view.h"
#include "web/fake_table.h"
#include "web/json_schema.h"
#include "web/view_json.h"

// docs/openapi-hall.yaml says all that a hall serves.
namespace ringside {
namespace {

using nlohmann::json;
using testing::ServedHall;

YAML::Node hall_api() { return YAML::LoadFile((test::source_dir() / "docs/openapi-hall.yaml").string()); }

void check_described(const json& value, const char* name) {
  const YAML::Node document = hall_api();
  for (const std::string& misfit : testing::misfits(value, document["components"]["schemas"][name], document))
    FAIL_CHECK(name, misfit);
}

json told(const ServedHall& hall, const std::string& path) {
  const auto answer = hall.client().Get(path);
  REQUIRE(answer);
  REQUIRE(answer->status == 200);
  return json::parse(answer->body);
}

void put_table(ServedHall& hall, const TableView& view) {
  hall.publish("Oak/availability", R"({"status":"online","session":"s"})");
  hall.publish("Oak/state", view_json(view).dump());
}

TEST_CASE("docs/openapi-hall.yaml describes every field of a hall and of a table, whatever the table does") {
  ServedHall hall;
  check_described(told(hall, "/api/hall"), "Hall");
  for (const TableView& view : {testing::empty_view(), testing::refused_view(), testing::example_view(),
                                testing::withheld_view(), testing::view_in_play()}) {
    put_table(hall, view);
    check_described(told(hall, "/api/hall"), "Hall");
    check_described(told(hall, "/api/hall/table?name=Oak"), "Board");
  }
  hall.publish("Oak/match", match_file_text(testing::finished_match("A=black,C=red")));
  for (const char* command :
       {R"({"command":"result","pairing":2,"walkover":0})", R"({"command":"pair"})",
        R"({"command":"follow_table","table":"Oak"})", R"({"command":"withdraw","entrant":4})"})
    check_described(json::parse(hall.post(command)->body), "Hall");
  check_described(told(hall, "/api/hall/rights"), "Rights");
}

TEST_CASE("docs/openapi-hall.yaml shows every command as it is read") {
  const YAML::Node kinds = hall_api()["components"]["schemas"]["Command"]["oneOf"];
  std::set<std::string> shown;
  for (const YAML::Node& kind : kinds) {
    const json example = testing::json_of(kind["example"]);
    CHECK_NOTHROW(hall::hall_command_from(example.dump()));
    check_described(example, "Command");
    shown.insert(example["command"].get<std::string>());
  }
  CHECK(shown == std::set<std::string>(hall::kHallCommands.begin(), hall::kHallCommands.end()));
  for (const std::string& name : shown)  // none is known by name alone
    CHECK_THROWS_AS(hall::hall_command_from(json{{"command", name}, {"surprise", 1}}.dump()), BadCommand);
}

TEST_CASE(
    "every path of docs/openapi-hall.yaml is served as it says, and wants a token where there are some") {
  ServedHall open, locked({.tokens = {std::string(32, 'r'), std::string(32, 'c')}});
  put_table(open, testing::example_view());
  int paths = 0;
  for (const auto& path : hall_api()["paths"]) {
    for (const auto& method : path.second) {
      const auto name = path.first.as<std::string>();
      if (name == "/api/hall/events") continue;  // never ends
      const auto ask = [&](const ServedHall& hall) {
        if (method.first.as<std::string>() == "post") return hall.post(R"({"command":"undo","entries":1})");
        return hall.client().Get(name == "/api/hall/table" ? name + "?name=Oak" : name);
      };
      const auto answer = ask(open), refused = ask(locked);
      REQUIRE_MESSAGE(answer, name);
      CHECK_MESSAGE(answer->status == 200, name);
      const std::string type = answer->get_header_value("Content-Type");
      const YAML::Node content = method.second["responses"]["200"]["content"];
      CHECK_MESSAGE(content[type.substr(0, type.find(';'))].IsDefined(), name);
      CHECK_MESSAGE(refused->status == 401, name);
      ++paths;
    }
  }
  CHECK(paths == 9);
  const auto unknown = open.client().Get("/api/hall/table?name=Yew");
  CHECK(unknown->status == 404);
  check_described(json::parse(unknown->body), "Error");
}

}  // namespace
}  // namespace ringside
