// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

#include "watch/doctor/finding.h"

namespace ringside {

Finding check_models();

// Room and rights on the disk of the folder that was given, which may not be there yet. needed: bytes that
// will be written there.
Finding check_folder(const std::string& what, const std::filesystem::path& given, std::uintmax_t needed);

// Whether a page could be served at "127.0.0.1:8080". Throws WebError where that is no place at all.
Finding check_port(const std::string& listen);

}  // namespace ringside
