// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "rules/verdict.h"

namespace ringside {

// A shot that a camera watched, as the rules judge what it moved. Nothing is counted by it: people decide.
struct ShotSeen {
  std::optional<std::string> team = {};  // empty: whose it was is not known
  Verdict verdict = Verdict::kCannotTell;
  // Whether no disc of the opponent's lay on the board; empty where that is too close to call or was not
  // judged.
  std::optional<bool> open = {};

  bool operator==(const ShotSeen&) const = default;
};

}  // namespace ringside
