// SPDX-License-Identifier: MIT
#include "calibration/find_board.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/find_ellipses.h"
#include "calibration/shrunk.h"
#include "geometry/concentric.h"

namespace ringside {
namespace {

constexpr std::size_t kMostEdges = 20000, kEdgesForRanking = 5000, kEdgesForFitting = 2500;
constexpr std::size_t kMostHypotheses = 150, kMostSingles = 25, kFitted = 5;
constexpr double kCentreDistance = 0.15;  // of the larger semi-axis: perspective moves centres by less
constexpr double kLeastSizeRatio = 1.05, kMostSizeRatio = 3.6;
constexpr double kMostEigenvalueSplit = 0.25;
// Whole boards score 2.9 to 3.45 and need no second look; the most is 3.5. Above the second mark the picture
// need not be searched at another scale. Pictures without a board stay below the last one.
constexpr double kExcellentScore = 2.9, kGoodScore = 2.8, kLeastScore = 1.5;

double mean_axis(const Ellipse& e) { return std::sqrt(e.semi_major * e.semi_minor); }

bool may_be_concentric(const Ellipse& large, const Ellipse& small) {
  const double ratio = mean_axis(large) / mean_axis(small);
  return ratio > kLeastSizeRatio && ratio < kMostSizeRatio &&
         (large.centre - small.centre).norm() < kCentreDistance * mean_axis(large);
}

// ellipses: largest first.
std::vector<RingPlane> hypotheses(const std::vector<Ellipse>& ellipses) {
  std::vector<RingPlane> planes;
  for (std::size_t i = 0; i < ellipses.size() && planes.size() < kMostHypotheses; ++i) {
    for (std::size_t j = i + 1; j < ellipses.size() && planes.size() < kMostHypotheses; ++j) {
      if (!may_be_concentric(ellipses[i], ellipses[j])) continue;
      const auto found = plane_of_concentric(ellipses[i], ellipses[j]);
      if (found && found->eigenvalue_split < kMostEigenvalueSplit)
        planes.push_back(RingPlane::from(found->plane_from_image));
    }
  }
  for (std::size_t i = 0; i < std::min(ellipses.size(), kMostSingles); ++i)
    planes.push_back(RingPlane::from(plane_of_single(ellipses[i]).plane_from_image));
  return planes;
}

// Radial resolution of the ring histogram in pixels of a picture whose long side is `side`.
double bin_size(double side) { return side / 320; }

std::optional<BoardPattern> pattern_on(const Edges& edges, const RingPlane& plane, double bin, double side) {
  return match_pattern(find_rings(edges, plane, bin, 0.75 * side));
}

// Edges that lie along one of the radii and point towards the centre or away from it.
std::vector<RingPoint> edges_on_rings(const Edges& edges, const RingFit& fit, double tolerance) {
  constexpr double kRadialCosine = 0.96;
  std::vector<RingPoint> points;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Vec2 p(edges.points[i].x, edges.points[i].y);
    const RadialPoint q = fit.plane.radial(p);
    const Vec2 normal(edges.normals[i].x, edges.normals[i].y);
    const double slope = q.gradient.norm();
    if (std::abs(q.gradient.dot(normal)) < kRadialCosine * slope) continue;
    std::size_t nearest = 0;
    for (std::size_t k = 1; k < fit.radii.size(); ++k)
      if (std::abs(q.radius - fit.radii[k]) < std::abs(q.radius - fit.radii[nearest])) nearest = k;
    if (std::abs(q.radius - fit.radii[nearest]) < tolerance * slope) points.push_back({p, nearest});
  }
  return points;
}

// Iterated closest points: assign edges to rings, fit, narrow the gate. Empty when too few edges support the
// rings.
std::optional<RingFit> settle(const Edges& edges, RingFit fit, double tolerance) {
  constexpr std::size_t kLeastPoints = 60;
  constexpr int kRounds = 4;
  for (int round = 0; round < kRounds; ++round) {
    const auto points = edges_on_rings(edges, fit, tolerance);
    if (points.size() < kLeastPoints) return std::nullopt;
    fit = fit_rings(points, fit, {.loss_scale = 1.0, .max_iterations = 4});
    tolerance = std::max(3.0, 0.6 * tolerance);
  }
  return fit;
}

std::vector<double> radii_of(const BoardPattern& pattern) {
  std::vector<double> radii{pattern.inner, pattern.middle, pattern.outer};
  if (pattern.deck) radii.push_back(*pattern.deck);
  return radii;
}

struct Scored {
  RingPlane plane;
  BoardPattern pattern;
};

std::vector<Scored> ranked(const std::vector<RingPlane>& planes, const Edges& edges, double side) {
  const Edges some = thinned(edges, kEdgesForRanking);
  std::vector<Scored> scored;
  for (const RingPlane& plane : planes) {
    if (const auto pattern = pattern_on(some, plane, 1.5 * bin_size(side), side))
      scored.push_back({plane, *pattern});
  }
  std::stable_sort(scored.begin(), scored.end(),
                   [](const Scored& a, const Scored& b) { return a.pattern.score > b.pattern.score; });
  if (scored.size() > kFitted) scored.resize(kFitted);
  return scored;
}

std::optional<Scored> best_fit(const std::vector<RingPlane>& planes, const Edges& edges, double side) {
  std::optional<Scored> best;
  const Edges some = thinned(edges, kEdgesForFitting);
  for (const Scored& candidate : ranked(planes, edges, side)) {
    const auto fit = settle(some, {candidate.plane, radii_of(candidate.pattern)}, 3 * bin_size(side));
    if (!fit) continue;
    const auto pattern = pattern_on(edges, fit->plane, bin_size(side), side);
    if (pattern && (!best || pattern->score > best->pattern.score)) best = Scored{fit->plane, *pattern};
    if (best && best->pattern.score > kExcellentScore) break;
  }
  return best;
}

FoundBoard in_full_picture(const RingFit& fit, double score, double factor) {
  FoundBoard found{fit.plane.resized(1 / factor), fit.radii[0] / factor, fit.radii[1] / factor,
                   fit.radii[2] / factor,         std::nullopt,          score};
  if (fit.radii.size() > 3) found.deck = fit.radii[3] / factor;
  return found;
}

std::optional<FoundBoard> find_in(const Shrunk& small, bool by_contours) {
  const double side = std::max(small.pixels.cols, small.pixels.rows);
  const Edges edges = find_edges(small.pixels, kMostEdges);
  const auto ellipses =
      by_contours ? ellipses_by_contours(small.pixels) : ellipses_by_edge_drawing(small.pixels);
  const auto best = best_fit(hypotheses(ellipses), edges, side);
  if (!best) return std::nullopt;
  const auto fit = settle(edges, {best->plane, radii_of(best->pattern)}, 4);
  if (!fit) return std::nullopt;
  return in_full_picture(*fit, best->pattern.score, small.factor);
}

}  // namespace

std::optional<FoundBoard> find_board(const cv::Mat& bgr) {
  constexpr int kLeastSide = 64;  // pixels: nothing to be seen below, and EdgeDrawing wants room
  if (std::min(bgr.cols, bgr.rows) < kLeastSide) return std::nullopt;
  struct Attempt {
    int side;
    bool by_contours;
  };
  std::optional<FoundBoard> best;
  for (const Attempt attempt : {Attempt{640, false}, Attempt{1000, false}, Attempt{640, true}}) {
    const auto found = find_in(shrunk(bgr, attempt.side), attempt.by_contours);
    if (found && (!best || found->score > best->score)) best = found;
    if (best && best->score > kGoodScore) break;
  }
  if (best && best->score < kLeastScore) return std::nullopt;
  return best;
}

}  // namespace ringside
