// SPDX-License-Identifier: MIT
#include "board/strict_yaml.h"

#include <doctest/doctest.h>

#include <stdexcept>

#include "support/error_message.h"
#include "support/temp_folder.h"

using namespace ringside;
using test::TempFolder;

namespace {

// Reads `yaml` as a file with the known keys a, b and list.
StrictMap read(const std::string& yaml) {
  const TempFolder folder;
  return read_strict_yaml(folder.write("file.yaml", yaml), {"a", "b", "list"});
}

// What goes wrong when `use` reads that file: the message from "file.yaml" on.
template <typename Use>
std::string error_of(const std::string& yaml, Use use) {
  const std::string message = test::error_message<ModelError>([&] { use(read(yaml)); });
  const auto name = message.find("file.yaml");
  return name == std::string::npos ? message : message.substr(name);
}

std::string error_of(const std::string& yaml) {
  return error_of(yaml, [](const StrictMap&) {});
}

std::string number_error(const std::string& value) {
  return error_of("a: " + value, [](const StrictMap& map) { map.number("a", {0, 10}); });
}

}  // namespace

TEST_CASE("values come back as they stand in the file") {
  const StrictMap map = read("a: 2.5\nb: two words\nlist: [1, 2, -3e-1]\n");
  CHECK(map.number("a", {0, 10}) == 2.5);
  CHECK(map.text("b") == "two words");
  CHECK(map.numbers("list", 3, {-1, 2}) == std::vector<double>{1, 2, -0.3});
  CHECK(read("a: -7").integer("a", -7, 0) == -7);
  CHECK(read("a: true").flag("a"));
  CHECK_FALSE(read("a: false").flag("a"));
  CHECK(read("list: [x, 'y z']").texts("list") == std::vector<std::string>{"x", "y z"});
  CHECK(read("a: 3").optional_number("a", {0, 10}) == 3.0);
  CHECK(read("a: 3").optional_number("b", {0, 10}) == std::nullopt);
}

TEST_CASE("maps nest and are as strict inside") {
  const StrictMap map = read("a: {x: 1}\nlist:\n  - {x: 2}\n  - {x: 3}\n");
  CHECK(map.map("a", {"x"}).number("x", {0, 10}) == 1);
  CHECK(map.maps("list", {"x"}).at(1).number("x", {0, 10}) == 3);
  CHECK(error_of("a:\n  x: 1\n  z: 1\n", [](const StrictMap& m) {
          m.map("a", {"x", "y"});
        }) == "file.yaml:3: unknown key 'z'; the nearest known key is 'x'");
  CHECK(error_of("list:\n  - {x: 2}\n  - 5\n", [](const StrictMap& m) { m.maps("list", {"x"}); }) ==
        "file.yaml:3: expected 'key: value' lines; see the files in models/ for examples");
}

TEST_CASE("unknown and repeated keys are refused with their line") {
  CHECK(error_of("a: 1\nlst: [1]\n") == "file.yaml:2: unknown key 'lst'; the nearest known key is 'list'");
  CHECK(error_of("a: 1\nb: 2\na: 3\n") == "file.yaml:3: 'a' is given twice; remove one");
  CHECK(error_of("? [a, b]\n: 1\n") == "file.yaml:1: a key is not a word; write 'key: value'");
  CHECK(error_of("<<: {a: 1}\n") == "file.yaml:1: unknown key '<<'; the nearest known key is 'a'");
}

TEST_CASE("a missing key is named") {
  CHECK(error_of("\nb: 1\n", [](const StrictMap& m) {
          m.number("a", {0, 1});
        }) == "file.yaml:2: 'a' is missing; add it");
}

TEST_CASE("a number is a finite number in range, without quotes") {
  CHECK(number_error("10") == "(no error)");
  CHECK(number_error("0") == "(no error)");
  CHECK(number_error("10.1") == "file.yaml:1: 'a' is 10.1; give a number from 0 to 10");
  CHECK(number_error("-1") == "file.yaml:1: 'a' is -1; give a number from 0 to 10");
  CHECK(number_error("nan") == "file.yaml:1: 'a' is nan; give a number from 0 to 10");
  CHECK(number_error("inf") == "file.yaml:1: 'a' is inf; give a number from 0 to 10");
  CHECK(number_error("") == "file.yaml:1: 'a' is empty; give a number");
  CHECK(number_error("[1]") == "file.yaml:1: 'a' is a list; give a number");
  CHECK(number_error("{a: 1}") == "file.yaml:1: 'a' is a map; give a number");
  for (const char* text : {".nan", ".inf", "0x5", "1e999", "5 mm", "5,5", "\"5\"", "!!float 5", "five"}) {
    CAPTURE(text);
    CHECK(number_error(text).ends_with("; give a number"));
  }
}

TEST_CASE("whole numbers, flags, texts and lists are checked") {
  const auto integer = [](const StrictMap& m) { m.integer("a", 0, 10); };
  CHECK(error_of("a: 2.5", integer) == "file.yaml:1: 'a' is '2.5'; give a whole number");
  CHECK(error_of("a: 11", integer) == "file.yaml:1: 'a' is 11; give a whole number from 0 to 10");
  CHECK(error_of("a: 99999999999", integer) == "file.yaml:1: 'a' is '99999999999'; give a whole number");
  CHECK(error_of("a: yes", [](const StrictMap& m) { m.flag("a"); }) ==
        "file.yaml:1: 'a' is 'yes'; give true or false");
  const auto text = [](const StrictMap& m) { m.text("a"); };
  CHECK(error_of("a: ''", text) == "file.yaml:1: 'a' is not one line of text; give 1 to 200 characters");
  CHECK(error_of("a: \"x\\ny\"", text).find("is not one line") != std::string::npos);
  CHECK(error_of("a: " + std::string(201, 'x'), text).find("is not one line") != std::string::npos);
  CHECK(error_of("a: [x]", text) == "file.yaml:1: 'a' is a list; give a text");
  CHECK(error_of("list: 5", [](const StrictMap& m) { m.texts("list"); }) ==
        "file.yaml:1: 'list' must be a list; write [a, b]");
  CHECK(error_of("list: []", [](const StrictMap& m) { m.texts("list"); }) ==
        "file.yaml:1: 'list' is an empty list; give at least one value");
  CHECK(error_of("list: [1, 2]", [](const StrictMap& m) {
          m.numbers("list", 3, {0, 9});
        }) == "file.yaml:1: 'list' has 2 values; give 3");
  CHECK(error_of("list:\n - 1\n - x\n", [](const StrictMap& m) {
          m.numbers("list", 2, {0, 9});
        }) == "file.yaml:3: 'list' is 'x'; give a number");
}

TEST_CASE("what a file says reaches the message in one line without control characters") {
  const std::string message = error_of("\"\\e[31m\\n" + std::string(500, 'k') + "\": 1");
  CHECK(message.find("'?[31m?kkk") != std::string::npos);
  CHECK(message.size() < 200);
}

TEST_CASE("reading a key that is not among the known ones is a mistake of the programmer") {
  CHECK_THROWS_AS(read("a: 1").number("c", {0, 1}), std::logic_error);
}

TEST_CASE("files that are no YAML map of ours are refused") {
  CHECK(error_of("") == "file.yaml: must hold exactly one YAML document; see the files in models/");
  CHECK(error_of("a: 1\n---\na: 2\n") ==
        "file.yaml: must hold exactly one YAML document; see the files in models/");
  // yaml-cpp finds empty documents without end before a comma.
  for (const char* endless : {",", ", a: 1", "a: 1\n---\n,"})
    CHECK(error_of(endless) == "file.yaml: must hold exactly one YAML document; see the files in models/");
  CHECK(error_of("[1, 2]").starts_with("file.yaml:1: expected 'key: value' lines"));
  CHECK(error_of("a: [1\nb: 2\n").starts_with("file.yaml:2: is not valid YAML ("));
  CHECK(error_of("a: *nobody").find("is not valid YAML") != std::string::npos);
  CHECK(error_of(std::string(kMaxYamlBytes + 1, '#')) ==
        "file.yaml: is too large for a file of ours; give a YAML file");
  const TempFolder folder;
  const auto read_path = [&](const char* name) {
    return test::error_message<ModelError>([&] { read_strict_yaml(folder.path() / name, {"a"}); });
  };
  CHECK(read_path("none.yaml").ends_with("none.yaml: no such file; check the name"));
  CHECK(read_path(".").ends_with("is not a file; give the name of a YAML file"));
}

TEST_CASE("deep nesting and aliases that hold themselves are refused without a crash") {
  for (const char* opening :
       {"[", "{", "- ", "? ", "a: [", "&x [*x, ", "!t ", "'", "\"", "|\n ", "&", "*", "%", "\t"}) {
    CAPTURE(opening);
    std::string yaml;
    while (yaml.size() + 8 < kMaxYamlBytes) yaml += opening;
    CHECK(error_of(yaml) != "(no error)");
  }
  CHECK(error_of("a: &x [*x]", [](const StrictMap& m) {
          m.number("a", {0, 1});
        }) == "file.yaml:1: 'a' is a list; give a number");
}
