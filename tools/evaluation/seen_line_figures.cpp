// SPDX-License-Identifier: MIT
#include "evaluation/seen_line_figures.h"

#include <algorithm>
#include <cmath>

#include "report/json/json_parts.h"

namespace ringside::evaluation {
namespace {

constexpr int kDirections = 72;

// How far a ray from a place inside an ellipse runs until it meets it: with the ellipse as unit circle, the
// larger root of |from + t along|^2 = 1.
double distance_along(const Vec2& from, const Vec2& along, const Ellipse& ellipse) {
  const auto in_unit_circle = [&](const Vec2& v) {
    const Vec2 major = direction(ellipse.angle);
    return Vec2(v.dot(major) / ellipse.semi_major,
                (v.y() * major.x() - v.x() * major.y()) / ellipse.semi_minor);
  };
  const Vec2 p = in_unit_circle(from - ellipse.centre);
  const Vec2 d = in_unit_circle(along);
  const double b = p.dot(d);
  return (-b + std::sqrt(std::max(0.0, b * b - d.squaredNorm() * (p.squaredNorm() - 1)))) / d.squaredNorm();
}

std::vector<double> distances(const Ellipse& truth, const Ellipse& found) {
  std::vector<double> sizes;
  for (int i = 0; i < kDirections; ++i) {
    const Vec2 along = direction(2 * kPi * i / kDirections);
    sizes.push_back(
        std::abs(distance_along(truth.centre, along, found) - distance_along(truth.centre, along, truth)));
  }
  return sizes;
}

double angle_between(const Vec2& a, const Vec2& b) {
  return std::abs(std::atan2(a.x() * b.y() - a.y() * b.x(), a.dot(b)));
}

// Size of the angle (degrees) to the nearest found quadrant line; empty when none is meant for this one.
std::optional<double> quadrant_error(const SeenSegment& truth, const Calibration& found) {
  constexpr double kSameLine = radians(20);
  const Homography board_from_image = found.image_from_board.inverse();
  const Vec2 along = board_from_image * truth.to - board_from_image * truth.from;
  double least = kSameLine;
  for (const auto& line : found.quadrant_lines) {
    if (line) least = std::min(least, angle_between(along, line->end - line->start));
  }
  return least < kSameLine ? std::optional(degrees(least)) : std::nullopt;
}

void add_quadrants(SeenLineErrors& errors, const JudgedPhoto& photo) {
  for (const SeenSegment& line : photo.truth.board.seen->quadrant_lines) {
    if (!photo.truth.shows((line.from + line.to) / 2)) continue;
    ++errors.quadrants_visible;
    const auto error = quadrant_error(line, photo.answer.scored()->calibration);
    if (error) errors.quadrant_deg.push_back(*error);
  }
}

// Per line; empty for one that is seen as no ellipse.
std::array<std::vector<double>, 3> ellipse_distances(const JudgedPhoto& photo) {
  std::array<std::vector<double>, 3> all;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto found = seen_line(photo.answer.scored()->calibration, kLineNames[i]);
    if (found) all[i] = distances(photo.truth.board.seen->lines[i], *found);
  }
  return all;
}

bool can_be_judged(const JudgedPhoto& photo) { return photo.board_found() && photo.truth.board.seen; }

}  // namespace

std::optional<SeenLineErrors> seen_line_errors(const JudgedPhoto& photo) {
  if (!can_be_judged(photo)) return std::nullopt;
  SeenLineErrors errors;
  const auto all = ellipse_distances(photo);
  const Ellipse& outer = photo.truth.board.seen->lines[2];
  for (std::size_t i = 0; i < all.size(); ++i) {
    errors.lines[i] = spread_of(all[i]);
    const double share = errors.lines[i].max / ((outer.semi_major + outer.semi_minor) / 2);
    errors.worst_percent = std::max(errors.worst_percent, 100 * share);
  }
  add_quadrants(errors, photo);
  return errors;
}

SeenLineFigures seen_line_figures(Photos photos) {
  SeenLineFigures figures;
  std::vector<double> px, percent, angles;
  for (const JudgedPhoto& photo : photos) {
    const auto errors = seen_line_errors(photo);
    if (!errors) continue;
    for (const auto& line : ellipse_distances(photo)) px.insert(px.end(), line.begin(), line.end());
    percent.push_back(errors->worst_percent);
    angles.insert(angles.end(), errors->quadrant_deg.begin(), errors->quadrant_deg.end());
    figures.quadrants_found.count += static_cast<int>(errors->quadrant_deg.size());
    figures.quadrants_found.of += errors->quadrants_visible;
  }
  figures.ellipse_px = spread_of(px);
  figures.worst_percent = spread_of(percent);
  figures.quadrant_deg = spread_of(angles);
  return figures;
}

}  // namespace ringside::evaluation
