// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>
#include <string>
#include <vector>

#include "report/picture/font_face.h"

// Words in pictures. Nothing else in this folder knows of fonts (docs/decisions/0018-letters-in-pictures.md).
namespace ringside {

enum class Weight { kPlain, kBold };

// Letters of the font DejaVu Sans. Where it is not to be found they are of strokes, which are less easy to
// read and know ASCII only: anything else becomes a question mark.
class Letters {
 public:
  // folders: where the font's files may lie, the best first.
  explicit Letters(const std::vector<std::filesystem::path>& folders);

  // height: of a capital, pixels; origin: their lower left corner. What lies outside the picture is left out.
  void write(cv::Mat& bgr, const std::string& text, const cv::Point& origin, int height,
             const cv::Scalar& colour, Weight weight = Weight::kPlain) const;
  int width(const std::string& text, int height, Weight weight = Weight::kPlain) const;

  // That height, or a smaller one by which the text is no wider than so many pixels; not below 8.
  int fitting_height(const std::string& text, int height, int most_width,
                     Weight weight = Weight::kPlain) const;

  bool has_font() const { return plain_ && bold_; }

 private:
  FontFace& face(Weight weight) const { return weight == Weight::kBold ? *bold_ : *plain_; }

  std::unique_ptr<FontFace> plain_, bold_;
};

// Those of this machine.
const Letters& letters();

}  // namespace ringside
