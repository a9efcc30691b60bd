// SPDX-License-Identifier: MIT
#include "report/write_picture.h"

#include <opencv2/imgcodecs.hpp>

namespace ringside {
namespace {

std::vector<unsigned char> encoded(const std::string& extension, const cv::Mat& bgr) {
  std::vector<unsigned char> bytes;
  if (!cv::haveImageWriter(extension) || !cv::imencode(extension, bgr, bytes)) {
    throw WriteError("no picture format for the ending '" + extension + "'; name it .jpg or .png");
  }
  return bytes;
}

}  // namespace

Written write_picture(const std::filesystem::path& path, const cv::Mat& bgr) {
  const std::vector<unsigned char> bytes = encoded(path.extension().string(), bgr);
  return write_file(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace ringside
