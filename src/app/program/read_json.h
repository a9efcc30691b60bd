// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>

namespace ringside {

// The JSON of a file. Throws CommandError when it is missing, no JSON or beyond
// kJsonFileLimits.
nlohmann::ordered_json read_json(const std::filesystem::path& file);

}  // namespace ringside
