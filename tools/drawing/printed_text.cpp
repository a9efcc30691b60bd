// SPDX-License-Identifier: MIT
#include "drawing/printed_text.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside::drawing {
namespace {

constexpr int kFont = cv::FONT_HERSHEY_SIMPLEX;
constexpr int kCapital = 128;  // height of a capital's strokes, pixels: 0.14 mm each for letters of 18 mm
constexpr int kStroke = 16;    // their width, pixels: as bold as numerals on boards are
constexpr int kMargin = 64;    // around the text, pixels

struct Raster {
  cv::Mat1b ink;
  int baseline;  // row
};

Raster rasterised(const std::string& text) {
  const double scale = cv::getFontScaleFromHeight(kFont, kCapital - kStroke, 1);
  int below = 0;
  const cv::Size size = cv::getTextSize(text, kFont, scale, kStroke, &below);
  const int baseline = kMargin + size.height;
  cv::Mat1b ink(baseline + below + kMargin, size.width + 2 * kMargin, uchar{0});
  cv::putText(ink, text, {kMargin, baseline}, kFont, scale, 255, kStroke, cv::LINE_AA);
  cv::threshold(ink, ink, 127, 255, cv::THRESH_BINARY);
  return {ink, baseline};
}

// From the strokes' edge, pixels: the edge runs halfway between pixels with and without ink.
cv::Mat1f signed_distances(const cv::Mat1b& ink) {
  cv::Mat1f outside, inside;
  cv::distanceTransform(~ink, outside, cv::DIST_L2, cv::DIST_MASK_PRECISE);
  cv::distanceTransform(ink, inside, cv::DIST_L2, cv::DIST_MASK_PRECISE);
  cv::Mat1f distances(ink.size());
  for (int y = 0; y < ink.rows; ++y) {
    for (int x = 0; x < ink.cols; ++x) {
      distances(y, x) = ink(y, x) != 0 ? 0.5F - inside(y, x) : outside(y, x) - 0.5F;
    }
  }
  return distances;
}

double between_pixels(const cv::Mat1f& values, const Vec2& p) {
  const int x = std::clamp(static_cast<int>(p.x()), 0, values.cols - 2);
  const int y = std::clamp(static_cast<int>(p.y()), 0, values.rows - 2);
  const auto row_at = [&](int row) {
    return std::lerp(double(values(row, x)), double(values(row, x + 1)), p.x() - x);
  };
  return std::lerp(row_at(y), row_at(y + 1), p.y() - y);
}

}  // namespace

PrintedText::PrintedText(const Lettering& lettering)
    : centre_(lettering.centre), along_(direction(radians(lettering.turned_deg))) {
  const Raster capital = rasterised("H");
  const cv::Rect capital_box = cv::boundingRect(capital.ink);
  const double middle_below_baseline = capital_box.y + (capital_box.height - 1) / 2.0 - capital.baseline;
  const Raster raster = rasterised(lettering.text);
  const cv::Rect box = cv::boundingRect(raster.ink);
  distances_ = signed_distances(raster.ink);
  pixel_ = lettering.height / capital_box.height;
  middle_ = {box.x + (box.width - 1) / 2.0, raster.baseline + middle_below_baseline};
}

double PrintedText::signed_distance(const Vec2& p) const {
  const Vec2 q = p - centre_;
  const Vec2 place(q.dot(along_), q.x() * along_.y() - q.y() * along_.x());  // y down
  const Vec2 pixel = middle_ + place / pixel_;
  const Vec2 inside = pixel.cwiseMax(Vec2(0, 0)).cwiseMin(Vec2(distances_.cols - 1, distances_.rows - 1));
  if (inside != pixel) return pixel_ * ((pixel - inside).norm() + kMargin / 2.0);
  return pixel_ * between_pixels(distances_, pixel);
}

}  // namespace ringside::drawing
