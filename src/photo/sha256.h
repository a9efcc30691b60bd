// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "photo/bytes.h"

namespace ringside {

// SHA-256 (FIPS 180-4) as 64 lower-case hexadecimal digits.
std::string sha256(Bytes bytes);
std::string sha256_of_text(std::string_view text);

// Of a file's content. Throws PhotoError when it cannot be read. Costs a second reading of the file, so that
// only those pay who write it down.
std::string sha256_of_file(const std::filesystem::path& path);

}  // namespace ringside
