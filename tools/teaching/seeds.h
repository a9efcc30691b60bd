// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace ringside::teaching {

// What pictures are for. Weights are learned from the first, choices made by the second, figures told of the
// third.
enum class Use { kTest, kTune, kLearn };

struct SeedRange {
  std::uint64_t first, count;
};

constexpr SeedRange seeds_of(Use use) {
  switch (use) {
    case Use::kTest:
      return {0, 1'000'000};
    case Use::kTune:
      return {1'000'000, 1'000'000};
    case Use::kLearn:
      break;
  }
  return {2'000'000, 1'000'000'000'000};
}

constexpr std::optional<Use> use_named(std::string_view name) {
  if (name == "test") return Use::kTest;
  if (name == "tune") return Use::kTune;
  if (name == "learn") return Use::kLearn;
  return std::nullopt;
}

}  // namespace ringside::teaching
