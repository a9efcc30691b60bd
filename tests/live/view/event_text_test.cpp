// SPDX-License-Identifier: MIT
#include "live/view/event_text.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "live/view/event_json.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

TEST_CASE("an event is told to people in a short line, with the time since the source began") {
  CHECK(event_text({{"event", "hand_in"}, {"seconds", 67.4}, {"frame", 2000}}) ==
        "1:07 a hand is over the board");
  CHECK(event_text({{"event", "disc_to_ditch"}, {"seconds", 5}, {"team", "red"}, {"disc", 7}}) ==
        "0:05 disc 7 (red) is in the ditch");
  CHECK(event_text({{"event", "disc_to_ditch"}, {"seconds", 5}, {"note", "the disc that was shot"}}) ==
        "0:05 a disc is in the ditch: the disc that was shot");
  CHECK(event_text({{"event", "twenty"}, {"seconds", 0.2}, {"team", "black"}}) == "0:00 twenty for black");
  CHECK(event_text({{"event", "camera_ended"}, {"seconds", 600}}) == "10:00 the end of the video");
  CHECK(event_text({{"event", "camera_ended"}, {"seconds", 600}, {"note", "watching was stopped"}}) ==
        "10:00 watching was stopped");
}

TEST_CASE("the board at rest is told by its score, its open calls, or why there is no score") {
  Json event{{"event", "discs_at_rest"},
             {"seconds", 3},
             {"discs", Json::array({{{"id", 3}}})},
             {"totals", {{"black", {{"total", 50}}}, {"red", {{"total", 45}}}}},
             {"too_close", {3}}};
  CHECK(event_text(event) == "0:03 at rest: black 50 : 45 red; disc 3 is too close to call");
  event["too_close"] = {3, 9};
  event["warnings"] = {"two sides look alike"};
  CHECK(event_text(event) ==
        "0:03 at rest: black 50 : 45 red; discs 3, 9 are too close to call; warning: two sides look alike");
  Json doubtful = event;
  doubtful["too_close"] = Json::array();
  doubtful["maybe_discs"] = Json::array({{{"id", 4}}});
  CHECK(event_text(doubtful) ==
        "0:03 at rest: black 50 : 45 red; disc 4 may be none; warning: two sides look alike");
  event["withheld"] = "the board is covered; uncover it";
  CHECK(event_text(event) == "0:03 at rest: no score now: the board is covered; uncover it");
  CHECK(event_text({{"event", "round_over"}, {"seconds", 9}, {"totals", Json::object()}}) ==
        "0:09 the round is over: no discs");
}

TEST_CASE("every kind of event has words, and none can do anything to a terminal") {
  for (int kind = 0; kind <= static_cast<int>(EventKind::kDiscsLifted); ++kind) {
    const std::string name(to_string(static_cast<EventKind>(kind)));
    const std::string text =
        event_text(event_json({.kind = static_cast<EventKind>(kind), .note = "a\x1b[2J"}));
    CAPTURE(name);
    CHECK(text.find('_') == std::string::npos);
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK(text.size() < 80);
  }
}

}  // namespace
}  // namespace ringside
