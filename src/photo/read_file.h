// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

namespace ringside {

// All bytes of a file. Throws UnreadableFile when it is missing, no file, unreadable or larger than
// max_bytes.
std::vector<std::uint8_t> read_file(const std::filesystem::path& path, std::uintmax_t max_bytes);

}  // namespace ringside
