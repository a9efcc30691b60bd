// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

namespace ringside {

// Whether two names lead to the same file, which need not exist.
bool same_file(const std::filesystem::path& a, const std::filesystem::path& b);

bool is_one_of(const std::filesystem::path& file, const std::vector<std::filesystem::path>& files);

}  // namespace ringside
