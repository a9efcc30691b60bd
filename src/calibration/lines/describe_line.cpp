// SPDX-License-Identifier: MIT
#include "calibration/lines/describe_line.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <vector>

#include "calibration/lines/line_shape.h"
#include "calibration/lines/line_width.h"
#include "geometry/robust.h"
#include "imaging/fine_colour.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

// By how much the blur at the lines differs from the blur estimated from discs, as shares. On 408 lines of
// 355 rendered photos that resolve it well (less than twice as wide): 6.6 % RMS below it and 6.1 % above.
// With 10 % below, widths are right in the mean of all 1065 lines: more blur takes more from a width than
// less adds.
constexpr double kShareBelowDiscs = 0.10, kShareAboveDiscs = 0.06;

// By which blur, sharpening and compression displace the edges between two colours that differ, pixels: they
// are half-way in light only where the camera keeps to its curve.
constexpr double kBorderSigmaPx = 0.2;

// mm of harmonics that arcs of a faint line can tell from their own noise: none. What they scatter about the
// circle is its sigma.
constexpr double kFaintShape = 0.02;

// How a print looks across itself: from aside crossings cut it at an angle, and the scale is another there
// than along it.
struct Look {
  double width_px, px_per_mm;
};

std::vector<Vec2> on_board(const std::vector<LinePoint>& points, const Homography& image_from_board) {
  const Homography board_from_image = image_from_board.inverse();
  std::vector<Vec2> out;
  for (const LinePoint& point : points) out.push_back(board_from_image * point.p_image);
  return out;
}

Look look_of(const LineMeasurement& measured, const std::vector<Vec2>& p_board,
             const Homography& image_from_board) {
  std::vector<double> widths, scales;
  for (std::size_t i = 0; i < p_board.size(); ++i) {
    const Mat2 j = image_from_board.jacobian(p_board[i]);
    const Vec2 out = p_board[i].normalized(), along(-out.y(), out.x());
    const double px_per_mm = std::abs(j.determinant()) / (j * along).norm();
    widths.push_back(measured.points[i].width_px * px_per_mm / (j * out).norm());
    scales.push_back(px_per_mm);
  }
  return {median(std::move(widths)), median(std::move(scales))};
}

void set_width(Line& line, const Estimate& width) {
  line.width = width.value;
  line.sigma = std::hypot(line.prior->shape_sigma, width.sigma / 2);
}

std::vector<double> printed_widths(const std::array<Line, 3>& lines) {
  std::vector<double> widths;
  for (const Line& line : lines)
    if (line.kind != LineKind::kBareBorder) widths.push_back(line.width);
  return widths;
}

// Where a photo shows the lines that are measured again, and the deck beside them, in short arcs.
std::vector<cv::Rect> parts_about(const std::array<Line, 3>& lines, const Homography& image_from_board,
                                  double half_window) {
  constexpr int kDegrees = 5;
  std::vector<cv::Rect> parts;
  for (const Line& line : lines) {
    if (!line.prior) continue;
    const double inner = line.radius - half_window, outer = line.radius + half_window;
    for (int degree = 0; degree < 360; degree += kDegrees) {
      const Vec2 from = direction(radians(degree)), to = direction(radians(degree + kDegrees));
      parts.push_back(box_around(image_from_board, {inner * from, outer * from, inner * to, outer * to}));
    }
  }
  return parts;
}

}  // namespace

Line describe_line(const LineMeasurement& measured, const Homography& image_from_board,
                   const Estimate& width_prior) {
  const std::vector<Vec2> p_board = on_board(measured.points, image_from_board);
  Line line = measured.is_faint ? fit_line_shape(p_board, kFaintShape) : fit_line_shape(p_board);
  line.coverage = measured.coverage;
  line.kind = measured.kind;
  const Look look = look_of(measured, p_board, image_from_board);
  if (line.kind != LineKind::kOnDeck) line.sigma = std::hypot(line.sigma, kBorderSigmaPx / look.px_per_mm);
  if (!measured.is_printed()) return line;
  line.prior = {width_prior, line.sigma};
  set_width(line, true_line_width(look.width_px, look.px_per_mm, width_prior));
  return line;
}

void inflate_wide_lines(std::array<Line, 3>& lines) {
  constexpr double kTypicalRatio = 1.5;
  const std::vector<double> widths = printed_widths(lines);
  if (widths.empty()) return;
  const double narrowest = *std::min_element(widths.begin(), widths.end());
  for (Line& line : lines) {
    if (line.width > kTypicalRatio * narrowest)
      line.sigma = std::hypot(line.sigma, (line.width - narrowest) / 2);
  }
}

void inflate_bare_borders(std::array<Line, 3>& lines) {
  const std::vector<double> widths = printed_widths(lines);
  if (widths.empty()) return;
  const double typical = median(widths);
  for (Line& line : lines) {
    if (line.kind != LineKind::kBareBorder) continue;
    line.width = typical;
    line.sigma = std::hypot(line.sigma, typical / 2);
  }
}

std::array<Line, 3> reestimate_line_widths(const Photo& photo, const Calibration& calibration,
                                           const std::optional<Estimate>& blur_px) {
  std::array<Line, 3> lines = calibration.lines;
  if (!blur_px) return lines;
  const double blur_share = blur_px->sigma / blur_px->value;
  const Homography& image_from_board = calibration.image_from_board;
  const Photo fine =
      with_fine_colour(photo, parts_about(lines, image_from_board, ProfileOptions{}.half_window));
  for (Line& line : lines) {
    if (!line.prior) continue;
    const ProfileOptions near{.angles = 360, .reach = 3, .deck = deck_of(line.kind)};  // where it was
    const auto measured = measure_line(fine.pixels, image_from_board, line.radius, near);
    if (!measured) continue;
    const Look look = look_of(*measured, on_board(measured->points, image_from_board), image_from_board);
    const PictureBlur blur{std::hypot(blur_px->value, measured->smoothing_px),
                           std::hypot(kShareBelowDiscs, blur_share),
                           std::hypot(kShareAboveDiscs, blur_share)};
    set_width(line, true_line_width(look.width_px, look.px_per_mm, line.prior->width, blur));
  }
  inflate_wide_lines(lines);
  return lines;
}

}  // namespace ringside
