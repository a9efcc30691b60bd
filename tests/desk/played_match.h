// SPDX-License-Identifier: MIT
#pragma once

#include "hall/example_tournament.h"
#include "match/example_match.h"
#include "match/stored_match.h"

namespace ringside::testing {

// Of four, "A" against "C" and "B" against "D".
inline hall::Tournament paired_tournament() {
  hall::Tournament tournament =
      hall::testing::new_tournament({.system = hall::System::kSwiss, .rounds = 2}, 4, {"Oak", "Elm"});
  const auto pairs = std::vector<hall::Pair>{{1, 3}, {2, 4}};
  return hall::with_entry(tournament, hall::RoundPaired{pairs}, hall::testing::kNoon);
}

// 6:2 for black, begun after the round was paired.
inline StoredMatch finished_match(const std::string& players) {
  return {.id = 1,
          .uuid = "0b5f1f0e-6a4b-4c0a-9d5e-2f1f3c4b5a69",
          .made = hall::testing::kNoon + std::chrono::minutes(5),
          .match = with_rounds(new_match("nca", {}, players), {{40, 30}, {10, 5}, {5, 10}, {5, 0}})};
}

}  // namespace ringside::testing
