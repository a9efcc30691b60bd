// SPDX-License-Identifier: MIT
#include "report/picture/overlay.h"

#include "report/data/photo_pixels.h"
#include "report/picture/board_colours.h"
#include "report/picture/canvas.h"
#include "report/picture/overlay_labels.h"
#include "report/picture/refusal_overlay.h"

namespace ringside {
namespace {

constexpr double kThin = 0.6;  // the printed line stays to be seen on both sides
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

void draw_board(Canvas& canvas, const ScoredBoard& board) {
  const Calibration& calibration = board.calibration;
  const PhotoPixels pixels(calibration);
  for (const Line& line : calibration.lines) canvas.curve(line_points(line, pixels), {kLineColour, kThin});
  for (const auto& line : calibration.quadrant_lines)
    if (line) canvas.curve(pixels.stretch_of_board(line->start, line->end), {kLineColour, kThin});
  const bool asked = board.maybe_in_hole.has_value();
  canvas.curve(pixels.circle_of_board(calibration.hole.rim),
               {asked ? kTooCloseColour : kHoleColour, kThin, asked});
  for (const Peg& peg : calibration.pegs)
    canvas.curve(pixels.circle_of_board({peg.foot, peg.radius}), {kPegColour, kThin});
}

const cv::Scalar& colour_of(const ScoredDisc& scored) {
  return scored.call == Call::kTooClose ? kTooCloseColour : kDiscColour;
}

Circle foot_of(const Disc& disc) { return {disc.base, disc.radius}; }

void draw_outlines(Canvas& canvas, const Disc& disc, const PhotoPixels& pixels, const cv::Scalar& colour,
                   bool dashed) {
  canvas.curve(pixels.circle_of_board(foot_of(disc)), {colour, kThick, dashed});
  canvas.curve(circle_points(Homography(), pixels.of_image(disc.seen_top)), {colour, kThin, dashed});
}

void draw_disc(Canvas& canvas, const ScoredDisc& scored, const PhotoPixels& pixels) {
  const bool dashed = scored.call == Call::kTooClose;
  draw_outlines(canvas, scored.disc, pixels, colour_of(scored), dashed);
}

}  // namespace

cv::Mat draw_overlay(const cv::Mat& bgr, const ScoredBoard& board) {
  Canvas canvas(bgr);
  const PhotoPixels pixels(board.calibration);
  draw_board(canvas, board);
  for (const ScoredDisc& scored : board.discs) draw_disc(canvas, scored, pixels);
  for (const MaybeDisc& maybe : open_ones(board.maybe_discs))
    draw_outlines(canvas, maybe.scored.disc, pixels, kTooCloseColour, true);
  draw_labels(canvas, board, pixels);
  return canvas.pixels();
}

cv::Mat draw_overlay(const cv::Mat& bgr, const PhotoReport& report) {
  const ScoredBoard* board = report.scored();
  return board ? draw_overlay(bgr, *board) : draw_refusal(bgr, *report.refused());
}

}  // namespace ringside
