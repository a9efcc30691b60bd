// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "rules/placement.h"
#include "rules/shot.h"

namespace ringside {

// Everything that is reported about one shot.
struct ShotReport {
  std::filesystem::path before;  // as the user named them
  std::filesystem::path after;
  std::string shooter;  // colour word
  std::string rules;
  std::optional<Placement> placement;  // empty when no disc waits on the outer line
  ShotJudgement judgement;
};

std::string shot_text(const ShotReport& report);

// The fields of docs/rules.md.
std::string shot_json(const ShotReport& report);

}  // namespace ringside
