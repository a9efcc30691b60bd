// SPDX-License-Identifier: MIT
#include "report/picture/refusal_overlay.h"

#include <algorithm>
#include <sstream>

#include "report/data/photo_pixels.h"
#include "report/picture/board_colours.h"
#include "report/picture/canvas.h"
#include "report/picture/label_layout.h"
#include "report/picture/overlay_labels.h"
#include "report/words/picture_words.h"

namespace ringside {
namespace {

const cv::Scalar kAnythingColour(0, 220, 255);  // amber
const cv::Scalar kBlackGround(0, 0, 0), kWhiteInk(255, 255, 255);
constexpr double kSeenWidth = 1, kAnythingWidth = 0.6;  // units of the canvas

Label words_label(const std::string& text, const cv::Scalar& rim) {
  return {{{text, kBlackGround, kWhiteInk, Weight::kPlain}}, rim, false};
}

cv::Scalar colour_of(CircleName name) {
  if (name == CircleName::kUnknown) return kAnythingColour;
  return name == CircleName::kHole ? kHoleColour : kLineColour;
}

void draw_sighting(Canvas& canvas, const Sighting& seen, const PhotoPixels& pixels) {
  for (const SeenCircle& circle : seen.circles) {
    const bool anything = circle.name == CircleName::kUnknown;
    canvas.curve(pixels.circle_of_board(circle.circle),
                 {colour_of(circle.name), anything ? kAnythingWidth : kSeenWidth, anything});
  }
  for (const auto& line : seen.quadrant_lines)
    if (line) canvas.curve(pixels.stretch_of_board(line->start, line->end), {kLineColour, kSeenWidth});
  for (const Peg& peg : seen.pegs)
    canvas.curve(pixels.circle_of_board({peg.foot, peg.radius}), {kPegColour, kSeenWidth});
}

// A place on each circle of its own direction, so that the names of circles do not crowd.
Vec2 place_of_name(const SeenCircle& circle, std::size_t i, const PhotoPixels& pixels) {
  const double angle = radians(20 + 50 * static_cast<double>(i));
  return pixels.of_board(circle.circle.centre + circle.circle.radius * direction(angle));
}

void draw_names(Canvas& canvas, const Sighting& seen, const PhotoPixels& pixels,
                std::vector<cv::Rect2d>& taken) {
  for (std::size_t i = 0; i < seen.circles.size(); ++i) {
    const SeenCircle& circle = seen.circles[i];
    if (circle.name == CircleName::kUnknown) continue;
    const Vec2 p = place_of_name(circle, i, pixels);
    const Label label = words_label(picture_words::part(to_string(circle.name)), colour_of(circle.name));
    taken.push_back(
        place_label(canvas.label_size(label), {p.x() - 2, p.y() - 2, 4, 4}, taken, canvas.pixels().size()));
    canvas.label(label, taken.back().tl());
  }
}

// The reason in rows that are no wider than the picture.
std::vector<Label> rows_of(const Canvas& canvas, const std::string& reason) {
  std::vector<std::string> rows{""};
  std::istringstream words(reason);
  for (std::string word; words >> word;) {
    const std::string longer = rows.back().empty() ? word : rows.back() + " " + word;
    const bool fits = canvas.label_size(words_label(longer, kAnythingColour)).width < canvas.pixels().cols;
    if (fits || rows.back().empty())
      rows.back() = longer;
    else
      rows.push_back(word);
  }
  std::vector<Label> labels;
  for (const std::string& row : rows) labels.push_back(words_label(row, kAnythingColour));
  return labels;
}

// Small boxes along what was seen, which words should not cover.
std::vector<cv::Rect2d> places_of(const Sighting& seen, const PhotoPixels& pixels) {
  constexpr std::size_t kEvery = 10;
  std::vector<cv::Rect2d> places;
  for (const SeenCircle& circle : seen.circles) {
    const auto points = pixels.circle_of_board(circle.circle);
    for (std::size_t i = 0; i < points.size(); i += kEvery)
      places.emplace_back(points[i].x() - 2, points[i].y() - 2, 4, 4);
  }
  return places;
}

}  // namespace

cv::Mat draw_refusal(const cv::Mat& bgr, const Refusal& refusal) {
  Canvas canvas(bgr);
  if (!refusal.seen) {
    draw_corner(canvas, rows_of(canvas, refusal.reason), {});
    return canvas.pixels();
  }
  const PhotoPixels pixels(*refusal.seen);
  draw_sighting(canvas, *refusal.seen, pixels);
  std::vector<cv::Rect2d> taken{
      draw_corner(canvas, rows_of(canvas, refusal.reason), places_of(*refusal.seen, pixels))};
  draw_names(canvas, *refusal.seen, pixels, taken);
  return canvas.pixels();
}

}  // namespace ringside
