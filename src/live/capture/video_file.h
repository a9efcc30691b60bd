// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/videoio.hpp>
#include <string>

// What is said of files given as a video.
namespace ringside {

struct VideoLength {
  double seconds = 0;
  long frames = 0;  // 0: it does not say
};

// Of what it shows, as the file's head says it.
VideoLength length_of(const cv::VideoCapture& video, const std::filesystem::path& file);

// That a file ends before its time; empty when it does not.
std::string cut_short(const VideoLength& announced, const VideoLength& read);

// Its first bytes are those of a photo. A file of motion JPEG begins so, too.
bool is_photo(const std::filesystem::path& file);
std::string photo_complaint(const std::filesystem::path& file);

}  // namespace ringside
