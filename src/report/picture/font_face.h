// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>
#include <string_view>

namespace ringside {

// The outlines of one font file, drawn by FreeType. Any thread may use it.
class FontFace {
 public:
  // Null where the file is missing or holds no font that can be scaled.
  static std::unique_ptr<FontFace> open(const std::filesystem::path& file);
  ~FontFace();
  FontFace(const FontFace&) = delete;
  FontFace& operator=(const FontFace&) = delete;

  // text: valid UTF-8. origin: where its first letter stands on the line. height: of a capital, pixels.
  void write(cv::Mat& bgr, std::u32string_view text, const cv::Point& origin, int height,
             const cv::Scalar& colour);
  int width(std::u32string_view text, int height);

 private:
  struct Parts;
  explicit FontFace(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace ringside
