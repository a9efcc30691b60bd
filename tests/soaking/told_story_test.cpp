// SPDX-License-Identifier: MIT
#include "soaking/told_story.h"

#include <doctest/doctest.h>

namespace ringside::soaking {
namespace {

void wait_a_second(clips::Story& story) { story.wait(1); }

TEST_CASE("a story is told an instant at a time, as often as asked, to its end") {
  ToldStory story({}, {}, 1, wait_a_second);
  int instants = 0;
  while (story.next()) ++instants;
  CHECK(instants == 30);
  CHECK_FALSE(story.next());
}

TEST_CASE("a story that nobody asks about any longer is broken off") {
  bool ended = false;
  {
    ToldStory story({}, {}, 1, [&](clips::Story& told) {
      told.wait(1);
      ended = true;
    });
    CHECK(story.next());
  }
  CHECK_FALSE(ended);
  const ToldStory never_asked({}, {}, 1, wait_a_second);
}

TEST_CASE("what a script throws reaches who asks") {
  ToldStory story({}, {}, 1, [](clips::Story& told) {
    told.wait(0.1);
    throw std::runtime_error("no such shot");
  });
  CHECK(story.next());
  CHECK_THROWS_WITH(
      [&] {
        while (story.next()) continue;
      }(),
      "no such shot");
}

}  // namespace
}  // namespace ringside::soaking
