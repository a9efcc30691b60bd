// SPDX-License-Identifier: MIT
#include "watch/still_clip.h"

#include <opencv2/videoio.hpp>

namespace ringside::testing {

void write_still_clip(const std::filesystem::path& file, const cv::Mat& picture, int frames,
                      double frames_per_second) {
  cv::VideoWriter clip(file.string(), cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), frames_per_second,
                       picture.size());
  for (int i = 0; i < frames; ++i) clip.write(picture);
}

}  // namespace ringside::testing
