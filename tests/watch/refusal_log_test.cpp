// SPDX-License-Identifier: MIT
#include "watch/serving/refusal_log.h"

#include <doctest/doctest.h>

#include <vector>

namespace ringside {
namespace {

using std::chrono::seconds;

struct Told {
  std::vector<std::string> lines;
  RefusalLog log{[this](const std::string& line) { lines.push_back(line); }};
  RefusalLog::Time now{};

  void refuse(const std::string& address, int times = 1) {
    for (int i = 0; i < times; ++i) log.refused(address + " GET /api/state: 401 no token", now);
  }
};

TEST_CASE("of an address that is refused the first request is told, then how many more in a minute") {
  Told told;
  told.refuse("192.168.1.7", 22'144);
  CHECK(told.lines == std::vector<std::string>{"refused 192.168.1.7 GET /api/state: 401 no token"});
  told.now += seconds(59);
  told.refuse("192.168.1.7");
  CHECK(told.lines.size() == 1);
  told.now += seconds(1);
  told.refuse("192.168.1.8");
  CHECK(told.lines.size() == 3);
  CHECK(told.lines[1] == "refused 22144 more of 192.168.1.7 within a minute");
  CHECK(told.lines[2] == "refused 192.168.1.8 GET /api/state: 401 no token");
  told.refuse("192.168.1.7");  // its minute is over: told again
  CHECK(told.lines.size() == 4);
}

TEST_CASE("what was counted only is told at the end, and what was told already is not") {
  Told told;
  told.refuse("10.0.0.1", 3);
  told.refuse("10.0.0.2");
  told.log.finish();
  REQUIRE(told.lines.size() == 3);
  CHECK(told.lines[2] == "refused 2 more of 10.0.0.1 within a minute");
}

TEST_CASE("a crowd of addresses gets no line for each") {
  Told told;
  for (int i = 0; i < 10'000; ++i)
    told.refuse("10.0." + std::to_string(i / 256) + "." + std::to_string(i % 256));
  told.log.finish();
  CHECK(told.lines.size() < 40);
  CHECK(told.lines.back().ends_with("more of other addresses within a minute"));
}

}  // namespace
}  // namespace ringside
