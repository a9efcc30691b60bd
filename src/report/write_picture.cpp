// SPDX-License-Identifier: MIT
#include "report/write_picture.h"

#include <opencv2/imgcodecs.hpp>

namespace ringside {

std::string encoded_picture(const std::string& extension, const cv::Mat& bgr) {
  std::vector<unsigned char> bytes;
  if (!cv::haveImageWriter(extension) || !cv::imencode(extension, bgr, bytes)) {
    throw WriteError("no picture format for the ending '" + extension + "'; name it .jpg or .png");
  }
  return {bytes.begin(), bytes.end()};
}

Written write_picture(const std::filesystem::path& path, const cv::Mat& bgr) {
  return write_file(path, encoded_picture(path.extension().string(), bgr));
}

}  // namespace ringside
