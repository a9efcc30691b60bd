// SPDX-License-Identifier: MIT
#include "report/canvas.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "imaging/subpixel.h"

namespace ringside {
namespace {

constexpr int kPlainFont = cv::FONT_HERSHEY_SIMPLEX;
constexpr double kLetterUnits = 9;  // height of a capital
constexpr int kSmallestLetter = 9;  // pixels; smaller Hershey letters run together
constexpr double kRimUnits = 0.4;   // dark rim on each side of a stroke
const cv::Scalar kDark(0, 0, 0);

using Pieces = std::vector<std::vector<cv::Point>>;

std::vector<cv::Point> drawable_points(const std::vector<Vec2>& points) {
  std::vector<cv::Point> drawn;
  for (const Vec2& p : points) {
    if (drawable(p)) drawn.push_back(in_sixteenths(p));
  }
  return drawn;
}

void draw(cv::Mat& pixels, const Pieces& pieces, const cv::Scalar& colour, int thickness) {
  cv::polylines(pixels, pieces, false, colour, thickness, cv::LINE_AA, kSubpixelShift);
}

// Every second of 12 pieces. They follow the points and not the length. So the dashes of a disc's foot and of
// its top face lie beside each other, and the gaps stay open.
Pieces dashes_of(const std::vector<cv::Point>& points) {
  constexpr std::size_t kPieces = 12;
  Pieces dashes;
  for (std::size_t piece = 0; piece < kPieces; piece += 2) {
    const auto at = [&](std::size_t i) {
      return points.begin() + static_cast<std::ptrdiff_t>(points.size() * i / kPieces);
    };
    dashes.emplace_back(at(piece), at(piece + 1));
  }
  return dashes;
}

}  // namespace

double Canvas::unit() const { return std::max(pixels_.cols, pixels_.rows) / 1000.0; }

int Canvas::thickness(double width) const {
  return std::max(1, static_cast<int>(std::lround(width * unit())));
}

int Canvas::letter_height() const {
  return std::max(kSmallestLetter, static_cast<int>(std::lround(kLetterUnits * unit())));
}

double Canvas::font_scale() const {
  return cv::getFontScaleFromHeight(kPlainFont, letter_height(), thickness(0.9));
}

void Canvas::curve(const std::vector<Vec2>& p_image, const Stroke& stroke) {
  const std::vector<cv::Point> points = drawable_points(p_image);
  const int width = thickness(stroke.width);
  const int rim = thickness(kRimUnits);
  const Pieces pieces = stroke.dashed ? dashes_of(points) : Pieces{points};
  draw(pixels_, pieces, kDark, width + 2 * rim);
  draw(pixels_, pieces, stroke.colour, width);
}

cv::Size2d Canvas::label_size(const std::string& text) const {
  int below_baseline = 0;
  const cv::Size letters = cv::getTextSize(text, kPlainFont, font_scale(), thickness(0.9), &below_baseline);
  return {letters.width + 0.8 * letter_height(), letters.height + 0.8 * letter_height()};
}

void Canvas::label(const std::string& text, const cv::Rect2d& box, const cv::Scalar& colour) {
  cv::rectangle(pixels_, cv::Rect(box), kDark, cv::FILLED);
  cv::rectangle(pixels_, cv::Rect(box), colour, thickness(1), cv::LINE_AA);
  const double padding = 0.4 * letter_height();
  const cv::Point origin(static_cast<int>(std::lround(box.x + padding)),
                         static_cast<int>(std::lround(box.y + box.height - padding)));
  cv::putText(pixels_, text, origin, kPlainFont, font_scale(), colour, thickness(0.9), cv::LINE_AA);
}

std::vector<Vec2> circle_points(const Homography& image_from_board, const Circle& circle) {
  constexpr int kPoints = 360;
  std::vector<Vec2> points;
  for (int i = 0; i <= kPoints; ++i) {
    const Vec2 rim = circle.centre + circle.radius * direction(2 * kPi * i / kPoints);
    points.push_back(image_from_board * rim);
  }
  return points;
}

}  // namespace ringside
