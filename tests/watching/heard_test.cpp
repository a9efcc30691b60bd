// SPDX-License-Identifier: MIT
#include "watching/heard.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

using watching::HeardError;
using watching::HeardEvent;
using watching::read_heard;

const std::string kRest =
    R"({"event":"discs_at_rest","seconds":1.5,"frame":45,"discs":[{"id":1,"team":"red","top_px":[3,4],)"
    R"("base_px":[5,6],"zone":15,"line":"inner","margin_mm":2.5,"sigma_mm":0.3,"call":"clear",)"
    R"("in_hole":"none"}],"totals":{"red":{"board":15,"twenties":1,"total":35}},"too_close":[]})";

TEST_CASE("each line is an event; fields that do not apply are absent") {
  const auto events = read_heard(R"({"event":"twenty","seconds":1.2,"frame":36,"team":"red","note":"seen"})"
                                 "\n\n" +
                                 kRest + "\n" + R"({"event":"hand_in","frame":50})");
  REQUIRE(events.size() == 3);
  CHECK(events[0].what == "twenty");
  CHECK(events[0].frame == 36);
  CHECK(events[0].team == "red");
  REQUIRE(events[1].discs.size() == 1);
  CHECK(events[1].discs[0].base == Vec2(5, 6));
  CHECK(events[1].discs[0].zone == 15);
  CHECK(events[1].scores.at("red") == 35);
  CHECK_FALSE(events[1].withheld);
  CHECK_FALSE(events[1].open_calls);
  CHECK_FALSE(events[2].team);
}

TEST_CASE("a withheld score and open calls are heard") {
  const auto events =
      read_heard(R"({"event":"discs_at_rest","frame":9,"withheld":"the board is covered"})"
                 "\n"
                 R"({"event":"discs_at_rest","frame":12,"discs":[],"totals":{},"too_close":[3]})");
  CHECK(events[0].withheld);
  CHECK(events[1].open_calls);
}

TEST_CASE("nonsense is told with its line") {
  CHECK_THROWS_WITH_AS(read_heard("{\"event\":\"cut\",\"frame\":1}\nboo"), doctest::Contains("line 2 is not"),
                       HeardError);
  CHECK_THROWS_WITH_AS(read_heard("{\"event\":\"cut\"}"), doctest::Contains("line 1 is not"), HeardError);
}

}  // namespace
}  // namespace ringside
