// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <opencv2/core/mat.hpp>
#include <string_view>

// Pictures of what each stage of a calibration sees and makes of it, for people who want to know why a board
// was missed. The environment variable RINGSIDE_DEBUG names the folder that they are written to; without it
// nothing is drawn. What they look like and mean: docs/calibration-method.md.
namespace ringside {

// The pictures that follow are of this photo. They go to a sub-folder of its own, named as the photo is.
void debug_photo(const std::filesystem::path& source);

// Writes what `draw` returns as the photo's next picture, for example 01-edges.png. A picture that cannot be
// drawn or written is reported once on stderr and changes nothing else.
void debug_picture(std::string_view stage, const std::function<cv::Mat()>& draw);

}  // namespace ringside
