// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <vector>

#include "watching/verdict.h"

namespace ringside::watching {

struct ClipCase {
  std::filesystem::path video;
  std::filesystem::path truth;
};

// The clips of the folders that have a truth file, NAME.avi with NAME.yaml, in each folder by name. Throws
// FolderError when a folder is none or has no such clip.
std::vector<ClipCase> find_clips(const std::vector<std::filesystem::path>& folders);

struct WatchOptions {
  std::filesystem::path program;               // the built ringside
  std::chrono::milliseconds limit{3'600'000};  // a clip that takes longer has no answer
  std::filesystem::path keep = {};             // folder for what was told, NAME.jsonl; empty: it is dropped
};

// Runs `ringside watch VIDEO --speed max` and judges what it tells. Throws ModelError for a bad truth file.
Verdict judged_clip(const ClipCase& clip, const WatchOptions& options);

}  // namespace ringside::watching
