// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace ringside::rendering {

// A light or a camera in which the same position looks different; what the picture shows stays in its place.
struct OtherLight {
  std::string name;  // of the folder its pictures go to
  std::function<cv::Mat3b(const cv::Mat3b&)> seen;
};

// Far too dark, in half shadow, behind haze, in warm and cold light, noisy, blurred and so on. The first
// changes nothing: the picture is only saved anew.
const std::vector<OtherLight>& other_lights();

// Writes a photo in each of them as LIGHT/NAME.jpg, with the truth beside it copied; the folders are made.
// Throws PhotoError and, when a file cannot be read or written, std::runtime_error.
void write_in_other_lights(const std::filesystem::path& photo, const std::filesystem::path& folder);

}  // namespace ringside::rendering
