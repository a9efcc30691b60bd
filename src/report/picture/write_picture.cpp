// SPDX-License-Identifier: MIT
#include "report/picture/write_picture.h"

#include "photo/encode.h"
#include "photo/photo_error.h"

namespace ringside {

std::string encoded_picture(const std::string& extension, const cv::Mat& bgr) {
  try {
    if (auto bytes = encode_picture(extension, bgr)) return *std::move(bytes);
  } catch (const PhotoError& error) {
    throw WriteError(error.what());
  }
  throw WriteError("no picture format for the ending '" + extension + "'; name it .jpg or .png");
}

Written write_picture(const std::filesystem::path& path, const cv::Mat& bgr) {
  return write_file(path, encoded_picture(path.extension().string(), bgr));
}

}  // namespace ringside
