// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <vector>

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

struct AskOptions {
  std::filesystem::path program;  // the built ringside
  // A photo that takes longer has no answer. Raised: a hanging program holds up everything for that long.
  std::chrono::milliseconds limit{120'000};
  // Processes at a time. Raised: sooner done, but the times of each photo grow; the answers do not change.
  int jobs = 1;
  // Calibrates on each photo first and scores it by that file: measures pegs too. The costs are the
  // scoring's.
  bool calibrate_first = false;
  std::string discs = {};  // disc model that the program is given; empty: its default
};

struct Reply {
  Answer answer;
  Cost cost;
};

// Runs `ringside score` on one photo. Throws StartError when the program cannot be started.
Reply ask(const std::filesystem::path& photo, const AskOptions& options);

// One reply per photo, in their order. begun(i) is told from several threads, one at a time.
std::vector<Reply> ask_all(
    const std::vector<std::filesystem::path>& photos, const AskOptions& options,
    const std::function<void(std::size_t)>& begun = [](std::size_t) {});

}  // namespace ringside::evaluation
