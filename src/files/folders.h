// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <system_error>

namespace ringside {

// Waits until the names in a folder are on the disk, where that can be waited for: a power cut would take
// away a name that is not, and with it a file that is.
void flush_folder(const std::filesystem::path& folder);

// Makes a folder, and those above it that are missing. Their names are on the disk afterwards.
void make_folders(const std::filesystem::path& folder, std::error_code& error);

}  // namespace ringside
