// SPDX-License-Identifier: MIT
#include "teaching/seeds.h"

#include <doctest/doctest.h>

#include <vector>

namespace ringside::test {
namespace {

using namespace teaching;

TEST_CASE("no picture is both learned from and measured by") {
  const std::vector<Use> uses{Use::kTest, Use::kTune, Use::kLearn};
  for (const Use a : uses) {
    for (const Use b : uses) {
      if (a == b) continue;
      const SeedRange first = seeds_of(a), second = seeds_of(b);
      const bool apart =
          first.first + first.count <= second.first || second.first + second.count <= first.first;
      CHECK(apart);
    }
  }
  CHECK(use_named("tune") == Use::kTune);
  CHECK_FALSE(use_named("all").has_value());
}

}  // namespace
}  // namespace ringside::test
