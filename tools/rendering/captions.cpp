// SPDX-License-Identifier: MIT
#include "rendering/captions.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside::rendering {
namespace {

using plans::Caption;

constexpr int kFont = cv::FONT_HERSHEY_DUPLEX;

cv::Scalar bgr(const drawing::Colour& colour) { return {colour.blue, colour.green, colour.red}; }

int pixel(double share, int length) { return static_cast<int>(std::lround(share * length)); }

// As large as half the bar's height and most of its width allow.
double font_scale(const std::string& text, const cv::Size& bar) {
  const cv::Size at_one = cv::getTextSize(text, kFont, 1, 1, nullptr);
  if (at_one.area() == 0) return 0;
  return std::min(0.45 * bar.height / at_one.height, 0.92 * bar.width / at_one.width);
}

void write_text(cv::Mat3b& bar, const Caption& caption) {
  const double scale = font_scale(caption.text, bar.size());
  if (scale <= 0) return;
  const int thickness = std::max(1, static_cast<int>(std::lround(1.4 * scale)));
  const cv::Size size = cv::getTextSize(caption.text, kFont, scale, thickness, nullptr);
  const cv::Point start((bar.cols - size.width) / 2, (bar.rows + size.height) / 2);
  cv::putText(bar, caption.text, start, kFont, scale, bgr(caption.text_colour), thickness, cv::LINE_AA);
}

}  // namespace

cv::Rect covered_by(const Caption& caption, const cv::Size& picture) {
  const cv::Point from(pixel(caption.left, picture.width), pixel(caption.top, picture.height));
  const cv::Point to(pixel(caption.left + caption.width, picture.width),
                     pixel(caption.top + caption.height, picture.height));
  return cv::Rect(from, to) & cv::Rect({}, picture);
}

cv::Mat3b with_captions(cv::Mat3b picture, const std::vector<Caption>& captions) {
  for (const Caption& caption : captions) {
    const cv::Rect area = covered_by(caption, picture.size());
    if (area.empty()) continue;
    cv::Mat3b under = picture(area);
    cv::Mat3b bar(area.size(), cv::Vec3b());
    bar.setTo(bgr(caption.colour));
    write_text(bar, caption);
    cv::addWeighted(bar, caption.opacity, under, 1 - caption.opacity, 0, under);
  }
  return picture;
}

}  // namespace ringside::rendering
