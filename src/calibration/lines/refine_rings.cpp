// SPDX-License-Identifier: MIT
#include "calibration/lines/refine_rings.h"

#include <algorithm>
#include <cmath>

#include "calibration/lines/draw_crossings.h"
#include "calibration/plane/ring_fit.h"
#include "geometry/robust.h"
#include "imaging/debug_pictures.h"

namespace ringside {
namespace {

// The search leaves errors of 2 to 3 mm; lines lie 100 mm and discs 32 mm apart. Only the last round's
// crossings are kept, the first brings its windows to the lines.
constexpr std::array kRounds{ProfileOptions{.angles = 120, .half_window = 9, .reach = 3.5},
                             ProfileOptions{.angles = 540, .half_window = 9, .reach = 3}};
constexpr int kMostMoreRounds = 20;
constexpr double kStays = 0.0003;  // pixels
// Noise and grain in a window draw faint lines off; the nearer the circle, the less.
constexpr std::array kFaintRounds{
    ProfileOptions{.angles = 540, .half_window = 9, .reach = 2, .least_reach_px = 2},
    ProfileOptions{.angles = 540, .half_window = 9, .reach = 1.2, .least_reach_px = 1.5}};
// Points farther from their circle than three robust sigma are a disc's edge or a numeral, not the line. Real
// lines leave the circle by up to 0.6 pixels on small pictures, so the gate is never narrower.
constexpr double kGateSigmas = 3, kLeastGate = 0.6;
constexpr double kLossScaleMm = 0.15, kLeastLossPx = 0.5;

double distance_px(const RingFit& fit, const RingPoint& p) {
  const RadialPoint q = fit.plane.radial(p.p_image);
  return (q.radius - fit.radii[p.ring]) / q.gradient.norm();
}

// Keeps the points that lie on their circles; returns the RMS distance of those kept.
double drop_outliers(std::vector<RingPoint>& points, const RingFit& fit) {
  std::vector<double> distances;
  for (const RingPoint& p : points) distances.push_back(distance_px(fit, p));
  const double gate = std::max(kGateSigmas * robust_sigma(distances), kLeastGate);
  std::erase_if(points, [&](const RingPoint& p) { return std::abs(distance_px(fit, p)) > gate; });
  double square = 0;
  for (const RingPoint& p : points) square += std::pow(distance_px(fit, p), 2);
  return points.empty() ? 0 : std::sqrt(square / static_cast<double>(points.size()));
}

// Share of a circle's angles at which at least one point lies.
double share_of_angles(const std::vector<LinePoint>& points, const RingPlane& plane, int angles) {
  std::vector<bool> seen(static_cast<std::size_t>(angles), false);
  for (const LinePoint& p : points) {
    const double turn = plane.radial(p.p_image).angle() / (2 * kPi) + 0.5;
    seen[static_cast<std::size_t>(turn * angles) % seen.size()] = true;
  }
  return static_cast<double>(std::count(seen.begin(), seen.end(), true)) / angles;
}

// One line as several pictures show it, by one fixed camera.
LineMeasurement pooled(const std::vector<LineMeasurement>& lines, const RingPlane& plane, int angles) {
  LineMeasurement out = lines.front();
  if (lines.size() == 1) return out;
  std::vector<double> widths, contrasts;
  out.points.clear();
  for (const LineMeasurement& line : lines) {
    out.points.insert(out.points.end(), line.points.begin(), line.points.end());
    widths.push_back(line.width_px);
    contrasts.push_back(line.contrast);
  }
  out.width_px = median(std::move(widths));
  out.contrast = median(std::move(contrasts));
  out.coverage = share_of_angles(out.points, plane, angles);
  return out;
}

bool measure_all(std::span<const cv::Mat> pictures, const RingFit& fit, ProfileOptions options,
                 RefinedRings& out) {
  constexpr double kLeastOfFirst = 0.5;  // of a line's coverage in the first picture
  const Homography image_from_board = board_from_image(fit.plane, fit.radii[2], kOuterLineRadius).inverse();
  for (std::size_t i = 0; i < 3; ++i) {
    const double radius = fit.radii[i] * kOuterLineRadius / fit.radii[2];
    std::vector<LineMeasurement> lines;
    options.deck = out.decks[i];
    for (const cv::Mat& picture : pictures) {
      const auto line = measure_line(picture, image_from_board, radius, options);
      if (!line || line->points.empty()) return false;
      lines.push_back(*line);
      if (line->coverage < kLeastOfFirst * lines.front().coverage) return false;
    }
    out.lines[i] = pooled(lines, fit.plane, options.angles);
  }
  return true;
}

// How far the outer circle's farthest point moved from one fit to the next.
double moved_px(const RingFit& before, const RingFit& now) {
  constexpr int kPoints = 24;
  const Homography image_from_plane = before.plane.plane_from_image().inverse();
  double most = 0;
  for (int i = 0; i < kPoints; ++i) {
    const RadialPoint at =
        now.plane.radial(image_from_plane * (before.radii[2] * direction(2 * kPi * i / kPoints)));
    most = std::max(most, std::abs(at.radius - now.radii[2]) / at.gradient.norm());
  }
  return most;
}

bool are_in_order(const std::vector<double>& radii) { return radii[0] < radii[1] && radii[1] < radii[2]; }

std::vector<RingPoint> all_points(const std::array<LineMeasurement, 3>& lines) {
  std::vector<RingPoint> points;
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (const LinePoint& p : lines[i].points) points.push_back({p.p_image, i});
  return points;
}

}  // namespace

Homography board_from_image(const RingPlane& plane, double outer_radius_plane, double outer_radius_mm,
                            double turn) {
  const double scale = outer_radius_mm / outer_radius_plane;
  const Homography y_up(Vec3(scale, -scale, 1).asDiagonal().toDenseMatrix());
  return Homography::rotation(-turn) * y_up * plane.plane_from_image();
}

std::optional<RefinedRings> refine_rings(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                                         const Decks& decks, Rounds rounds) {
  return refine_rings(std::span(&bgr, 1), plane, lines, decks, rounds);
}

std::optional<RefinedRings> refine_rings(std::span<const cv::Mat> pictures, const RingPlane& plane,
                                         const LineRadii& lines, const Decks& decks, Rounds rounds) {
  RingFit fit{plane, {lines.inner, lines.middle, lines.outer}};
  RefinedRings out;
  out.decks = decks;
  std::vector<RingPoint> points;
  const auto refine = [&](const ProfileOptions& round) {
    if (!measure_all(pictures, fit, round, out)) return false;
    points = all_points(out.lines);
    const double loss = std::max(kLeastLossPx, kLossScaleMm * fit.radii[2] / kOuterLineRadius);
    const RingFitOptions options{.loss_scale = loss, .max_iterations = 8};
    const auto rough = fit_rings(points, fit, options);
    if (!rough) return false;
    drop_outliers(points, *rough);
    auto fine = fit_rings(points, *rough, options);
    if (!fine || !are_in_order(fine->radii)) return false;
    fit = std::move(*fine);
    out.residual_px = drop_outliers(points, fit);
    return true;
  };
  for (const ProfileOptions& round : kRounds)
    if (!refine(round)) return std::nullopt;
  for (int i = 0; rounds == Rounds::kUntilAtRest && i < kMostMoreRounds; ++i) {
    const RingFit before = fit;
    if (!refine(kRounds.back())) return std::nullopt;  // a line was lost: these circles were none
    if (moved_px(before, fit) < kStays) break;
  }
  const auto is_faint = [](const LineMeasurement& line) { return line.is_faint; };
  if (std::any_of(out.lines.begin(), out.lines.end(), is_faint)) {
    for (const ProfileOptions& round : kFaintRounds)
      if (!refine(round)) return std::nullopt;
  }
  debug_picture("lines", [&] { return draw_crossings(pictures[0], fit, all_points(out.lines), points); });
  out.plane = fit.plane;
  std::copy_n(fit.radii.begin(), 3, out.radii.begin());
  return out;
}

}  // namespace ringside
