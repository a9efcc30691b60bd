// SPDX-License-Identifier: MIT
#include "report/picture/canvas.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "imaging/subpixel.h"

namespace ringside {
namespace {

// Height of a capital to the width of the picture: 9 pixels where it is shown 390 wide, as on a phone. Of 7
// pixels digits can just be distinguished.
constexpr double kLetterShare = 9.0 / 390;
constexpr int kSmallestLetter = 9;                         // pixels
constexpr double kPaddingShare = 0.35, kPointShare = 0.4;  // of the letters, of the label's height
constexpr double kRimUnits = 0.4;                          // dark rim on each side of a stroke
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

// A box whose right side comes to a point, so far out.
std::vector<cv::Point> outline_of(const cv::Rect2d& box, double point) {
  const cv::Rect whole(box);
  std::vector<cv::Point> corners{whole.tl(), {whole.br().x, whole.y}, whole.br(), {whole.x, whole.br().y}};
  if (point > 0)
    corners.insert(corners.begin() + 2, {whole.br().x + cvRound(point), whole.y + whole.height / 2});
  return corners;
}

}  // namespace

double Canvas::unit() const { return std::max(pixels_.cols, pixels_.rows) / 1000.0; }

int Canvas::thickness(double width) const {
  return std::max(1, static_cast<int>(std::lround(width * unit())));
}

int Canvas::letter_height() const {
  return std::max(kSmallestLetter, static_cast<int>(std::lround(kLetterShare * pixels_.cols)));
}

int Canvas::padding() const { return static_cast<int>(std::lround(kPaddingShare * letter_height())); }

double Canvas::width_of(const LabelPart& part) const {
  return letters().width(part.text, letter_height(), part.weight) + 2 * padding();
}

void Canvas::curve(const std::vector<Vec2>& p_image, const Stroke& stroke) {
  const std::vector<cv::Point> points = drawable_points(p_image);
  const int width = thickness(stroke.width);
  const int rim = thickness(kRimUnits);
  const Pieces pieces = stroke.dashed ? dashes_of(points) : Pieces{points};
  draw(pixels_, pieces, kDark, width + 2 * rim);
  draw(pixels_, pieces, stroke.colour, width);
}

cv::Size2d Canvas::label_size(const Label& label) const {
  const double height = letter_height() + 2 * padding();
  double width = label.pointed ? kPointShare * height : 0;
  for (const LabelPart& part : label.parts) width += width_of(part);
  return {width, height};
}

void Canvas::label(const Label& label, const cv::Point2d& corner) {
  const double height = label_size(label).height;
  cv::Rect2d box(corner, cv::Size2d(0, height));
  for (std::size_t i = 0; i < label.parts.size(); ++i) {
    const LabelPart& part = label.parts[i];
    box.width = width_of(part);
    const bool pointed = label.pointed && i + 1 == label.parts.size();
    const std::vector<cv::Point> outline = outline_of(box, pointed ? kPointShare * height : 0);
    cv::fillConvexPoly(pixels_, outline, part.ground, cv::LINE_AA);
    cv::polylines(pixels_, outline, true, label.rim, thickness(1), cv::LINE_AA);
    const cv::Point origin(cvRound(box.x) + padding(), cvRound(box.y) + padding() + letter_height());
    letters().write(pixels_, part.text, origin, letter_height(), part.ink, part.weight);
    box.x += box.width;
  }
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
