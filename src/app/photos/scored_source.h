// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "flow/photo_flow.h"

namespace ringside {

// What a photo was scored as, and which photo it was.
struct ScoredSource {
  std::string photo;   // as it was named when it was scored
  std::string sha256;  // of the photo; empty where only its JSON is at hand
  std::shared_ptr<const nlohmann::ordered_json> scoring;  // as docs/json.md
};

// The warnings on stderr. Throws CommandError when the photo was refused.
void warn_or_refuse(const PhotoReport& report);

std::string hash_of(const std::filesystem::path& photo);  // SHA-256 of the file; throws CommandError

// A photo, or what `ringside score --json` wrote of one (a file ending in .json). Throws CommandError; a
// photo that cannot be scored is one with ExitCode::kNotScored.
ScoredSource scored_source(const std::filesystem::path& file, const FlowOptions& options);

}  // namespace ringside
