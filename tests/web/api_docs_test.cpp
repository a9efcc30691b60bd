// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "rules/rule_sets.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"
#include "web/command_json.h"
#include "web/example_view.h"
#include "web/json_schema.h"
#include "web/requests.h"
#include "web/served_table.h"
#include "web/view_json.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::TempFolder;

YAML::Node api() { return YAML::LoadFile((ringside::test::source_dir() / "docs/openapi.yaml").string()); }

YAML::Node schema(const YAML::Node& document, const char* name) {
  return document["components"]["schemas"][name];
}

void check_fits(const json& value, const char* name) {
  const YAML::Node document = api();
  for (const std::string& misfit : testing::misfits(value, schema(document, name), document))
    FAIL_CHECK(name, misfit);
}

TEST_CASE("docs/openapi.yaml describes every field of a view, whatever the table does") {
  check_fits(view_json(testing::empty_view()), "View");
  check_fits(view_json(testing::refused_view()), "View");
  check_fits(view_json(testing::example_view()), "View");
  check_fits(view_json(testing::withheld_view()), "View");
  check_fits(view_json(testing::photo_view()), "View");
  check_fits(view_json(testing::view_in_play()), "View");
}

TEST_CASE("a field that is not described is noticed, and one that is missing") {
  const YAML::Node document = api();
  json view = view_json(testing::example_view());
  view["discs"][0].erase("zone");
  view["surprise"] = 1;
  view["camera"]["status"] = "asleep";
  CHECK(testing::misfits(view, schema(document, "View"), document).size() == 3);
}

TEST_CASE("docs/openapi.yaml shows every command as it is read") {
  const YAML::Node document = api();
  std::set<std::string> shown;
  for (const YAML::Node& kind : schema(document, "Command")["oneOf"]) {
    const json example = testing::json_of(kind["example"]);
    const auto name = example["command"].get<std::string>();
    CHECK_MESSAGE(kCommandNames.at(command_from(example.dump()).index()) == name, name);
    check_fits(example, "Command");
    shown.insert(name);
  }
  CHECK(shown == std::set<std::string>(kCommandNames.begin(), kCommandNames.end()));
}

// A documented request, as a client would make it.
httplib::Result ask(const testing::ServedTable& served, std::string path, const std::string& method) {
  const std::size_t parameter = path.find("{disc}");
  if (parameter != std::string::npos) path.replace(parameter, 6, "12");
  if (path == kPhotosPath) return served.client().Post(path, "a photo", "image/jpeg");
  if (method == "post") return testing::post(served.client(), R"({"command":"pause"})");
  return served.client().Get(path);
}

TEST_CASE("every path of docs/openapi.yaml is served as it says") {
  const TempFolder pocket;
  pocket.write("index.html", "<!doctype html>");
  testing::ServedTable open{{.rules = testing::rule_library().all(), .pocket = pocket.path()}};
  const testing::ServedTable locked{
      {.tokens = {std::string(32, 'r'), std::string(32, 'c')}, .pocket = pocket.path()}};
  open.table.measure_photo = [](const std::string&, const TableView& view) {
    return testing::photo_of(view, 12);
  };
  int paths = 0;
  for (const auto& path : api()["paths"]) {
    for (const auto& method : path.second) {
      const auto name = path.first.as<std::string>();
      if (name == "/api/events") continue;  // never ends; tests/web/events_test.cpp follows it
      const auto answer = ask(open, name, method.first.as<std::string>());
      REQUIRE_MESSAGE(answer, name);
      CHECK_MESSAGE(answer->status == 200, name);
      const YAML::Node content = method.second["responses"]["200"]["content"];
      const std::string type = answer->get_header_value("Content-Type");
      CHECK_MESSAGE(content[type.substr(0, type.find(';'))].IsDefined(), name);
      const auto refused = ask(locked, name, method.first.as<std::string>());
      ++paths;
      const YAML::Node security = method.second["security"];
      if (security && security.size() == 0) {
        CHECK_MESSAGE(refused->status == 200, name);
        continue;
      }
      CHECK_MESSAGE(refused->status == 401, name);
      check_fits(json::parse(refused->body), "Error");
    }
  }
  CHECK(paths == 11);
  check_fits(json::parse(open.client().Get("/api/choices")->body), "Choices");
}

}  // namespace
}  // namespace ringside
