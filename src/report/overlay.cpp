// SPDX-License-Identifier: MIT
#include "report/overlay.h"

#include "report/canvas.h"
#include "report/label_layout.h"
#include "report/photo_pixels.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

const cv::Scalar kLineColour(255, 255, 0);      // cyan
const cv::Scalar kHoleColour(255, 0, 255);      // magenta
const cv::Scalar kPegColour(0, 140, 255);       // orange
const cv::Scalar kDiscColour(255, 255, 255);    // white
const cv::Scalar kTooCloseColour(0, 220, 255);  // amber
constexpr double kThin = 0.6;                   // the printed line stays to be seen on both sides
constexpr double kThick = 1.1;

std::vector<Vec2> line_points(const Line& line, const PhotoPixels& pixels) {
  constexpr int kPoints = 720;
  std::vector<Vec2> points;
  for (int i = 0; i <= kPoints; ++i) {
    const double angle = 2 * kPi * i / kPoints;
    points.push_back(pixels.of_board(line.radius_at(angle) * direction(angle)));
  }
  return points;
}

std::vector<Vec2> circle_points(const PhotoPixels& pixels, const Circle& on_board) {
  std::vector<Vec2> points = circle_points(Homography(), on_board);
  for (Vec2& p : points) p = pixels.of_board(p);
  return points;
}

void draw_board(Canvas& canvas, const ScoredBoard& board) {
  const Calibration& calibration = board.calibration;
  const PhotoPixels pixels(calibration);
  for (const Line& line : calibration.lines) canvas.curve(line_points(line, pixels), {kLineColour, kThin});
  for (const auto& line : calibration.quadrant_lines)
    if (line) canvas.curve(pixels.stretch_of_board(line->start, line->end), {kLineColour, kThin});
  const bool asked = board.maybe_in_hole.has_value();
  canvas.curve(circle_points(pixels, calibration.hole.rim),
               {asked ? kTooCloseColour : kHoleColour, kThin, asked});
  for (const Peg& peg : calibration.pegs)
    canvas.curve(circle_points(pixels, {peg.foot, peg.radius}), {kPegColour, kThin});
}

const cv::Scalar& colour_of(const ScoredDisc& scored) {
  return scored.call == Call::kTooClose ? kTooCloseColour : kDiscColour;
}

Circle foot_of(const Disc& disc) { return {disc.base, disc.radius}; }

void draw_disc(Canvas& canvas, const ScoredDisc& scored, const PhotoPixels& pixels) {
  const bool dashed = scored.call == Call::kTooClose;
  canvas.curve(circle_points(pixels, foot_of(scored.disc)), {colour_of(scored), kThick, dashed});
  canvas.curve(circle_points(Homography(), pixels.of_image(scored.disc.seen_top)),
               {colour_of(scored), kThin, dashed});
}

std::string label_of(const ScoredDisc& scored) {
  const std::string label =
      std::to_string(scored.disc.id) + ": " + scored.disc.team + " " + std::to_string(scored.zone);
  return scored.call == Call::kTooClose ? label + " or " + std::to_string(scored.other_zone) + "?" : label;
}

// What a label of something round must stand beside, and labels of others should not cover.
cv::Rect2d box_about(const Circle& seen) {
  const double half = 1.3 * seen.radius;
  return {seen.centre.x() - half, seen.centre.y() - half, 2 * half, 2 * half};
}

struct Label {
  std::string text;
  cv::Rect2d beside;
  cv::Scalar colour;
};

std::vector<Label> labels_of(const ScoredBoard& board, const PhotoPixels& pixels) {
  std::vector<Label> labels;
  for (const ScoredDisc& scored : board.discs)
    labels.push_back({label_of(scored), box_about(pixels.of_image(scored.disc.seen_top)), colour_of(scored)});
  if (board.maybe_in_hole) {
    const Circle& rim = board.calibration.hole.rim;
    const Vec2 centre = pixels.of_board(rim.centre), beside = rim.centre + Vec2(rim.radius, 0);
    labels.push_back({"hole: " + *board.maybe_in_hole + " 0 or " + std::to_string(kFlatInHole) + "?",
                      box_about({centre, (pixels.of_board(beside) - centre).norm()}), kTooCloseColour});
  }
  return labels;
}

void draw_labels(Canvas& canvas, const std::vector<Label>& labels) {
  std::vector<cv::Rect2d> taken;
  for (const Label& label : labels) taken.push_back(label.beside);
  for (const Label& label : labels) {
    taken.push_back(place_label(canvas.label_size(label.text), label.beside, taken, canvas.pixels().size()));
    canvas.label(label.text, taken.back(), label.colour);
  }
}

}  // namespace

cv::Mat draw_overlay(const cv::Mat& bgr, const ScoredBoard& board) {
  Canvas canvas(bgr);
  const PhotoPixels pixels(board.calibration);
  draw_board(canvas, board);
  for (const ScoredDisc& scored : board.discs) draw_disc(canvas, scored, pixels);
  draw_labels(canvas, labels_of(board, pixels));
  return canvas.pixels();
}

}  // namespace ringside
