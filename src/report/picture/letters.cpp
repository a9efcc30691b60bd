// SPDX-License-Identifier: MIT
#include "report/picture/letters.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "report/data/text.h"
#include "text/unicode.h"

namespace ringside {
namespace {

// Of the packages of Debian (fonts-dejavu-core), Fedora and Arch, and of an emscripten program's own files.
const std::vector<std::filesystem::path> kFontFolders{"/usr/share/fonts/truetype/dejavu",
                                                      "/usr/share/fonts/dejavu-sans-fonts",
                                                      "/usr/share/fonts/TTF", "/fonts"};
constexpr int kStrokeFont = cv::FONT_HERSHEY_DUPLEX;

int stroke_width(int height, Weight weight) {
  const double share = weight == Weight::kBold ? 0.12 : 0.05;
  return std::max(1, static_cast<int>(std::lround(height * share)));
}

double stroke_scale(int height, Weight weight) {
  return cv::getFontScaleFromHeight(kStrokeFont, height, stroke_width(height, weight));
}

std::u32string letters_of(const std::string& text) { return code_points(valid_utf8(text)); }

// One letter for each code point, as far as the strokes know it.
std::string as_ascii(const std::string& text) {
  std::string ascii;
  for (const char32_t point : letters_of(text)) ascii += point < 0x7f ? static_cast<char>(point) : '?';
  return ascii;
}

}  // namespace

Letters::Letters(const std::vector<std::filesystem::path>& folders) {
  for (const auto& folder : folders) {
    plain_ = FontFace::open(folder / "DejaVuSans.ttf");
    bold_ = FontFace::open(folder / "DejaVuSans-Bold.ttf");
    if (has_font()) return;
  }
}

void Letters::write(cv::Mat& bgr, const std::string& text, const cv::Point& origin, int height,
                    const cv::Scalar& colour, Weight weight) const {
  if (has_font()) return face(weight).write(bgr, letters_of(text), origin, height, colour);
  cv::putText(bgr, as_ascii(text), origin, kStrokeFont, stroke_scale(height, weight), colour,
              stroke_width(height, weight), cv::LINE_AA);
}

int Letters::width(const std::string& text, int height, Weight weight) const {
  if (has_font()) return face(weight).width(letters_of(text), height);
  int below_baseline = 0;
  return cv::getTextSize(as_ascii(text), kStrokeFont, stroke_scale(height, weight),
                         stroke_width(height, weight), &below_baseline)
      .width;
}

int Letters::fitting_height(const std::string& text, int height, int most_width, Weight weight) const {
  constexpr int kLeast = 8;
  while (height > kLeast && width(text, height, weight) > most_width) --height;
  return height;
}

const Letters& letters() {
  static const Letters of_this_machine(kFontFolders);
  return of_this_machine;
}

}  // namespace ringside
