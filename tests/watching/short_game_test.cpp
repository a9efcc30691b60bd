// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "watching/clip_figures.h"
#include "watching/clips.h"

// The whole of `ringside watch` on a rendered round whose truth is known to the frame.
namespace ringside {
namespace {

TEST_CASE("a short game is told as it is played") {
  const std::filesystem::path video = SHORT_GAME;
  std::filesystem::path truth = video;
  truth.replace_extension(".yaml");
  const watching::Verdict verdict = watching::judged_clip({video, truth}, {.program = RINGSIDE_PROGRAM});
  INFO(watching::clip_table({verdict}, true));
  CHECK(verdict.no_answer.empty());
  CHECK(verdict.shots_found.count == 4);
  CHECK(verdict.shots_found.of == 4);
  CHECK(verdict.shots_true.count == verdict.shots_true.of);
  CHECK(verdict.twenties.count == verdict.twenties.of);
  CHECK(verdict.false_twenties == 0);
  CHECK(verdict.phantoms == 0);
  CHECK(verdict.rests.exact + verdict.rests.open == verdict.rests.all());
  CHECK(verdict.teams.count == verdict.teams.of);
  CHECK(verdict.missed_discs == 0);
  CHECK(verdict.invented_discs == 0);
}

}  // namespace
}  // namespace ringside
