// SPDX-License-Identifier: MIT
#include "json/parse_json.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "support/error_message.h"

using namespace ringside;

namespace {

constexpr JsonLimits kSmall{.bytes = 200, .depth = 3, .keys = 4, .values = 10};

std::string complaint(const std::string& text, const JsonLimits& limits = kSmall) {
  return test::error_message<JsonError>([&] { parse_json(text, limits); });
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

TEST_CASE("what is within the limits is read as it stands") {
  const auto json = parse_json(R"({"b": [1, -2, 3.5, "x"], "a": {"c": null}, "d": true})", kSmall);
  CHECK(json.dump() == R"({"b":[1,-2,3.5,"x"],"a":{"c":null},"d":true})");
  CHECK(parse_json("7", kSmall) == 7);
}

TEST_CASE("what is not JSON is said to be none") {
  for (const char* text : {"", "{", "[1,", "{\"a\"}", "nul", "\"\xff\"", "1 2", "[1e999]"}) {
    CAPTURE(text);
    CHECK(complaint(text) == "is not JSON");
  }
}

TEST_CASE("each limit holds to the last one") {
  CHECK(complaint("[[[]]]") == "(no error)");
  CHECK(complaint("[[{\"a\":[]}]]") == "nests deeper than 3 lists and objects");
  CHECK(complaint(R"({"a":1,"b":2,"c":3,"d":[4]})") == "(no error)");
  CHECK(complaint(R"({"a":1,"b":2,"c":3,"d":4,"a":5})") == "has an object of more than 4 keys");
  CHECK(complaint(R"([{"a":1,"b":2,"c":3},{"a":1,"b":2}])") == "(no error)");
  CHECK(complaint("[1,2,3,4,5,6,7,8,9]") == "(no error)");
  CHECK(complaint("[1,2,3,4,5,6,7,8,[]]") == "(no error)");
  CHECK(complaint("[1,2,3,4,5,6,7,8,9,10]") == "has more than 10 values");
  CHECK(complaint(std::string(199, ' ') + "1") == "(no error)");
  CHECK(complaint(std::string(200, ' ') + "1") == "is larger than 0 MB");
}

// With documents built first, the first two ended the process and the last took a minute.
TEST_CASE("neither depth nor a number of keys is believed") {
  constexpr std::size_t kDeep = 5'000'000;
  CHECK(complaint(repeated("[", kDeep), kJsonFileLimits).starts_with("nests deeper"));
  CHECK(complaint(repeated("{\"a\":", kDeep), kJsonFileLimits).starts_with("nests deeper"));
  std::string keys = "{";
  for (int i = 0; i < 200'000; ++i) keys += "\"" + std::to_string(i) + "\":0,";
  CHECK(complaint(keys + "\"x\":0}", kJsonFileLimits).starts_with("has an object of more"));
  CHECK(complaint("[" + repeated("[],", 5'000'000) + "0]", kJsonFileLimits).starts_with("has more than"));
}
