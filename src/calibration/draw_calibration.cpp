// SPDX-License-Identifier: MIT
#include "calibration/draw_calibration.h"

#include <algorithm>

#include "imaging/debug_shapes.h"
#include "imaging/debug_sketch.h"

namespace ringside {
namespace {

constexpr int kWindowSide = kDebugSide / 3;
constexpr double kWindowMm = 9;  // from a window's middle to its sides
const cv::Scalar kQuadrantColour(0, 255, 0), kHoleColour(255, 0, 255), kDeckColour(0, 140, 255),
    kPegColour(255, 160, 60);
const cv::Scalar kAxes(255, 255, 255);

void draw_line(Sketch& sketch, const Calibration& c, std::size_t i) {
  const Line& line = c.lines[i];
  for (const double side : {-0.5, 0.5}) {
    const auto edge = [&](double angle) { return line.radius_at(angle) + side * line.width; };
    sketch.curve(curve_about(c.image_from_board, edge), line_colour(i));
  }
}

void draw_parts(Sketch& sketch, const Calibration& c) {
  for (std::size_t i = 0; i < c.lines.size(); ++i) draw_line(sketch, c, i);
  for (const auto& line : c.quadrant_lines)
    if (line)
      sketch.curve({c.image_from_board * line->start, c.image_from_board * line->end}, kQuadrantColour);
  sketch.curve(circle_about(c.image_from_board, c.hole.rim), kHoleColour);
  sketch.curve(circle_about(c.image_from_board, {Vec2::Zero(), c.deck_radius}), kDeckColour);
  for (const Peg& peg : c.pegs)
    sketch.curve(circle_about(c.image_from_board, {peg.foot, peg.radius}), kPegColour);
}

void draw_axes(Sketch& sketch, const Calibration& c) {
  const double length = c.line(LineName::kMiddle).radius, beyond = 1.04 * length;
  const Vec2 origin = c.image_from_board * Vec2::Zero();
  sketch.arrow(origin, c.image_from_board * Vec2(length, 0), kAxes);
  sketch.arrow(origin, c.image_from_board * Vec2(0, length), kAxes);
  sketch.label("x", c.image_from_board * Vec2(beyond, 0), kAxes);
  sketch.label("y", c.image_from_board * Vec2(0, beyond), kAxes);
}

void caption_measures(Sketch& sketch, const Calibration& c) {
  for (const LineName name : kLineNames) {
    const Line& line = c.line(name);
    sketch.caption(std::string(to_string(name)) + " line: radius " + fixed_text(line.radius, 1) + ", width " +
                       fixed_text(line.width, 1) + ", sigma of an edge " + fixed_text(line.sigma, 2) + " mm",
                   line_colour(static_cast<std::size_t>(name)));
  }
  sketch.caption("hole: radius " + fixed_text(c.hole.rim.radius, 1) +
                     (c.hole.measured ? " mm" : " mm (not seen; nominal)"),
                 kHoleColour);
  sketch.caption(
      "deck: radius " + fixed_text(c.deck_radius, 1) + (c.deck_measured ? " mm" : " mm (not seen; nominal)"),
      kDeckColour);
  sketch.caption(std::to_string(c.pegs.size()) + " pegs", kPegColour);
}

}  // namespace

cv::Mat draw_calibration(const cv::Mat& bgr, const Calibration& c) {
  Sketch sketch(bgr, kDebugSide);
  draw_parts(sketch, c);
  draw_axes(sketch, c);
  caption_measures(sketch, c);
  std::vector<Sketch> windows;
  const double half_side = std::max(8.0, kWindowMm * c.pixels_per_mm());
  for (const Line& line : c.lines) {
    const double angle = radians(45);  // where a quadrant line ends
    const Vec2 place = c.image_from_board * (line.radius_at(angle) * direction(angle));
    windows.push_back(Sketch::window(bgr, place, half_side, kWindowSide));
    draw_parts(windows.back(), c);
  }
  return with_windows(sketch, windows);
}

}  // namespace ringside
