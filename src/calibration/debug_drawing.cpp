// SPDX-License-Identifier: MIT
#include "calibration/debug_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "imaging/debug_sketch.h"

namespace ringside {
namespace {

constexpr int kSide = 1200;  // pixels of a picture's long side
constexpr int kWindowSide = kSide / 3;
constexpr double kWindowMm = 9;  // from a window's middle to its sides: what a crossing sees of the deck
const std::array<cv::Scalar, 3> kLineColours{cv::Scalar(255, 255, 0), {0, 255, 0}, {0, 220, 255}};
const cv::Scalar kOther(190, 190, 190), kLeftOut(60, 60, 255), kUsed(0, 255, 0);
const cv::Scalar kHoleColour(255, 0, 255), kDeckColour(0, 140, 255), kPegColour(255, 160, 60);
const cv::Scalar kAxes(255, 255, 255);

std::string fixed(double value, int digits) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(digits) << value;
  return out.str();
}

std::string percent(double share) { return fixed(100 * share, 0) + " %"; }

// A closed curve about the origin of some frame, radius_at(angle).
template <typename RadiusAt>
std::vector<Vec2> curve_about(const Homography& image_from_frame, const RadiusAt& radius_at) {
  constexpr int kPoints = 720;
  std::vector<Vec2> points;
  for (int i = 0; i <= kPoints; ++i) {
    const double angle = 2 * kPi * i / kPoints;
    points.push_back(image_from_frame * (radius_at(angle) * direction(angle)));
  }
  return points;
}

std::vector<Vec2> circle_about(const Homography& image_from_frame, const Circle& circle) {
  return curve_about(image_from_frame * Homography::translation(circle.centre),
                     [&](double) { return circle.radius; });
}

std::vector<Vec2> ring_of(const RingPlane& plane, double radius) {
  return circle_about(plane.plane_from_image().inverse(), {Vec2::Zero(), radius});
}

std::vector<Vec2> points_of(const Ellipse& e) {
  const Homography image_from_ellipse = Homography::translation(e.centre) * Homography::rotation(e.angle);
  std::vector<Vec2> points;
  constexpr int kPoints = 180;
  for (int i = 0; i <= kPoints; ++i) {
    const Vec2 u = direction(2 * kPi * i / kPoints);
    points.push_back(image_from_ellipse * Vec2(e.semi_major * u.x(), e.semi_minor * u.y()));
  }
  return points;
}

// Colours far apart for neighbours in a list.
cv::Scalar colour_number(std::size_t i) {
  constexpr std::size_t kHues = 12, kStep = 5;
  cv::Mat colour(1, 1, CV_8UC3, cv::Scalar(15.0 * static_cast<double>(i * kStep % kHues), 200, 255));
  cv::cvtColor(colour, colour, cv::COLOR_HSV2BGR);
  return colour.at<cv::Vec3b>(0, 0);
}

cv::Scalar colour_of(const Ring& ring, const LineRadii& lines) {
  const std::array radii{lines.inner, lines.middle, lines.outer};
  const auto* const line = std::find(radii.begin(), radii.end(), ring.radius);
  return line == radii.end() ? kOther : kLineColours[static_cast<std::size_t>(line - radii.begin())];
}

void draw_print(Sketch& sketch, const Print& print, const cv::Scalar& colour, double largest) {
  for (const LinePoint& p : print.line.points) sketch.dot(p.p_image, colour, 2);
  sketch.caption(fixed(print.radius / largest, 3) + ": " + fixed(print.line.width_px, 1) + " px wide, " +
                     fixed(print.line.contrast, 0) + " grey levels, " + percent(print.line.coverage),
                 colour);
}

void draw_points(Sketch& sketch, const RingFit& fit, const std::vector<RingPoint>& all,
                 const std::vector<RingPoint>& used, int size) {
  for (const double radius : fit.radii) sketch.curve(ring_of(fit.plane, radius), kAxes);
  for (const RingPoint& p : all) sketch.dot(p.p_image, kLeftOut, size);
  for (const RingPoint& p : used) sketch.dot(p.p_image, kUsed, size);
}

// Where to look closer at a ring: a crossing that was left out if there is one, else any.
std::optional<Vec2> worth_a_look(std::size_t ring, const std::vector<RingPoint>& all,
                                 const std::vector<RingPoint>& used) {
  const auto is_used = [&](const RingPoint& p) {
    return std::any_of(used.begin(), used.end(),
                       [&](const RingPoint& other) { return other.p_image == p.p_image; });
  };
  std::optional<Vec2> place;
  for (const RingPoint& p : all) {
    if (p.ring != ring) continue;
    place = p.p_image;
    if (!is_used(p)) break;
  }
  return place;
}

void draw_line(Sketch& sketch, const Calibration& c, std::size_t i) {
  const Line& line = c.lines[i];
  for (const double side : {-0.5, 0.5}) {
    const auto edge = [&](double angle) { return line.radius_at(angle) + side * line.width; };
    sketch.curve(curve_about(c.image_from_board, edge), kLineColours[i]);
  }
}

void draw_parts(Sketch& sketch, const Calibration& c) {
  for (std::size_t i = 0; i < c.lines.size(); ++i) draw_line(sketch, c, i);
  for (const auto& line : c.quadrant_lines)
    if (line) sketch.curve({c.image_from_board * line->start, c.image_from_board * line->end}, kUsed);
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

void tell_measures(Sketch& sketch, const Calibration& c) {
  for (const LineName name : kLineNames) {
    const Line& line = c.line(name);
    sketch.caption(std::string(to_string(name)) + " line: radius " + fixed(line.radius, 1) + ", width " +
                       fixed(line.width, 1) + ", sigma of an edge " + fixed(line.sigma, 2) + " mm",
                   kLineColours[static_cast<std::size_t>(name)]);
  }
  sketch.caption("hole: radius " + fixed(c.hole.rim.radius, 1) +
                     (c.hole.measured ? " mm" : " mm (not seen; a usual one)"),
                 kHoleColour);
  sketch.caption(
      "deck: radius " + fixed(c.deck_radius, 1) + (c.deck_measured ? " mm" : " mm (not seen; a usual one)"),
      kDeckColour);
  sketch.caption(std::to_string(c.pegs.size()) + " pegs", kPegColour);
}

}  // namespace

cv::Mat draw_edges(const cv::Mat& bgr, const Edges& edges) {
  Sketch sketch(bgr, kSide);
  for (const cv::Point2f& p : edges.points) sketch.dot({p.x, p.y}, kLineColours[2]);
  sketch.caption(std::to_string(edges.size()) + " edges, searched at " + std::to_string(bgr.cols) + " x " +
                 std::to_string(bgr.rows));
  return sketch.pixels();
}

cv::Mat draw_ellipses(const cv::Mat& bgr, const std::vector<Ellipse>& ellipses) {
  Sketch sketch(bgr, kSide);
  for (std::size_t i = 0; i < ellipses.size(); ++i) sketch.curve(points_of(ellipses[i]), colour_number(i), 2);
  sketch.caption(std::to_string(ellipses.size()) + " ellipses");
  return sketch.pixels();
}

cv::Mat draw_plane(const cv::Mat& bgr, const RingPlane& plane, const std::vector<Ring>& rings,
                   const BoardPattern& pattern) {
  Sketch sketch(bgr, kSide);
  sketch.caption("score " + fixed(pattern.score, 2) + "; radius / outer: edges, both edges of a line");
  std::vector<Ring> sorted = rings;
  std::sort(sorted.begin(), sorted.end(), [](const Ring& a, const Ring& b) { return a.radius < b.radius; });
  for (const Ring& ring : sorted) {
    const cv::Scalar colour = colour_of(ring, pattern.lines);
    sketch.curve(ring_of(plane, ring.radius), colour);
    sketch.caption(fixed(ring.radius / pattern.lines.outer, 3) + ": " + percent(ring.coverage) + ", " +
                       percent(ring.ridge),
                   colour);
  }
  return sketch.pixels();
}

cv::Mat draw_prints(const cv::Mat& bgr, const Prints& prints) {
  Sketch sketch(bgr, kSide);
  double largest = 0;
  for (const Print& print : prints.lines) largest = std::max(largest, print.radius);
  sketch.caption("radius / largest of the prints: width, contrast, share of the circle");
  for (std::size_t i = 0; i < prints.lines.size(); ++i)
    draw_print(sketch, prints.lines[i], colour_number(i), largest);
  for (const Print& print : prints.beyond) draw_print(sketch, print, kLeftOut, largest);
  return sketch.pixels();
}

cv::Mat draw_crossings(const cv::Mat& bgr, const RingFit& fit, const std::vector<RingPoint>& all,
                       const std::vector<RingPoint>& used) {
  Sketch sketch(bgr, kSide);
  draw_points(sketch, fit, all, used, 2);
  sketch.caption(std::to_string(used.size()) + " crossings used", kUsed);
  sketch.caption(std::to_string(all.size() - used.size()) + " left out", kLeftOut);
  std::vector<Sketch> windows;
  const double half_side = std::max(8.0, kWindowMm * fit.radii.back() / kOuterLineRadius);
  for (std::size_t ring = 0; ring < fit.radii.size(); ++ring) {
    const auto place = worth_a_look(ring, all, used);
    if (!place) continue;
    windows.push_back(Sketch::window(bgr, *place, half_side, kWindowSide));
    draw_points(windows.back(), fit, all, used, 3);
  }
  return above(sketch, windows);
}

cv::Mat draw_calibration(const cv::Mat& bgr, const Calibration& c) {
  Sketch sketch(bgr, kSide);
  draw_parts(sketch, c);
  draw_axes(sketch, c);
  tell_measures(sketch, c);
  std::vector<Sketch> windows;
  const double half_side = std::max(8.0, kWindowMm * c.pixels_per_mm());
  for (const Line& line : c.lines) {
    const double angle = radians(45);  // where a quadrant line ends
    const Vec2 place = c.image_from_board * (line.radius_at(angle) * direction(angle));
    windows.push_back(Sketch::window(bgr, place, half_side, kWindowSide));
    draw_parts(windows.back(), c);
  }
  return above(sketch, windows);
}

}  // namespace ringside
