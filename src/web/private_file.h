// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "files/temporary_file.h"

namespace ringside {

// Written whole or not at all, readable by its owner alone. Throws WebError.
void keep_private(const std::string& text, const std::filesystem::path& file,
                  TemporaryFile::IfThere if_there);

// Makes its folder where there is none, and says whether a file has that name.
bool has_private(const std::filesystem::path& file);

}  // namespace ringside
