// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace ringside {

// By which name the program knows that it is to measure one photo and nothing else.
inline constexpr const char* kMeasuresPhoto = "ringside-photo";

// Measures the photo of that folder (measured_files.h) within limits of memory and time, and leaves there
// what it found or why it was refused. Returns the exit code.
int measure_photo_in(const std::filesystem::path& folder);

}  // namespace ringside
