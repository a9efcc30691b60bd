// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "live/video/video_head.h"

// What is said of files given as a video.
namespace ringside {

// That a file ends before its time; empty when it does not.
std::string cut_short(const VideoLength& announced, const VideoLength& read);

// Its first bytes are those of a photo. A file of motion JPEG begins so, too.
bool is_photo(const std::filesystem::path& file);
std::string photo_complaint(const std::filesystem::path& file);

}  // namespace ringside
