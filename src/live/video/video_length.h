// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/videoio.hpp>

#include "live/video/video_head.h"

namespace ringside {

// Of what it shows, as the file's head says it.
VideoLength length_of(const cv::VideoCapture& video, const std::filesystem::path& file);

}  // namespace ringside
