// SPDX-License-Identifier: MIT
#include "calibration/find_board.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/camera_estimate.h"
#include "calibration/debug_drawing.h"
#include "calibration/debug_pictures.h"
#include "calibration/find_ellipses.h"
#include "calibration/ring_fit.h"
#include "calibration/shrunk.h"
#include "geometry/concentric.h"

namespace ringside {
namespace {

constexpr std::size_t kMostEdges = 20000, kEdgesForRanking = 5000, kEdgesForFitting = 2500;
constexpr std::size_t kMostHypotheses = 150, kMostSingles = 12, kFitted = 5;
constexpr double kCentreDistance = 0.15;  // of the larger semi-axis: perspective moves centres by less
constexpr double kLeastSizeRatio = 1.05, kMostSizeRatio = 3.6;
constexpr double kMostEigenvalueSplit = 0.25;
// Whole boards score 2.9 to 3.45 and need no second look; the most is 3.5. Pictures without a board stay
// below the second mark.
constexpr double kExcellentScore = 2.9, kLeastScore = 1.5;

double mean_axis(const Ellipse& e) { return std::sqrt(e.semi_major * e.semi_minor); }

bool may_be_concentric(const Ellipse& large, const Ellipse& small) {
  const double ratio = mean_axis(large) / mean_axis(small);
  return ratio > kLeastSizeRatio && ratio < kMostSizeRatio &&
         (large.centre - small.centre).norm() < kCentreDistance * mean_axis(large);
}

// Of most cameras, about: see guess_focal().
std::array<Pinhole, 2> usual_cameras(const cv::Size& picture) {
  const Vec2 middle((picture.width - 1) / 2.0, (picture.height - 1) / 2.0);
  const double usual = guess_focal(picture.width, picture.height, std::nullopt).focal_px;
  return {Pinhole{usual, middle}, Pinhole{1.5 * usual, middle}};
}

// Planes that one circle alone suggests to a usual camera: often the deck's edge is all that shows as a whole
// ellipse. ellipses: largest first.
std::vector<RingPlane> hypotheses_by_camera(const std::vector<Ellipse>& ellipses, const cv::Size& picture) {
  constexpr double kSeenAside =
      0.95;  // ratio of the axes at a tilt of 18 degrees; above, an affine map will do
  std::vector<RingPlane> planes;
  for (std::size_t i = 0; i < std::min(ellipses.size(), kMostSingles); ++i) {
    if (ellipses[i].semi_minor > kSeenAside * ellipses[i].semi_major) continue;
    for (const Pinhole& camera : usual_cameras(picture)) {
      for (const Homography& plane : planes_of_circle(ellipses[i], camera))
        planes.push_back(RingPlane::from(plane));
    }
  }
  return planes;
}

// From pairs of ellipses and, as affine maps, from single ones. ellipses: largest first.
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

// Iterated closest points: assign edges to rings, fit, narrow the gate down to two bins. Empty when too few
// edges support the rings. The loss is as wide as the gate: a narrower one would lock on to one of the two
// edges that a printed line has.
std::optional<RingFit> settle(const Edges& edges, RingFit fit, double bin) {
  constexpr std::size_t kLeastPoints = 60;
  constexpr int kRounds = 4;
  double tolerance = 3 * bin;
  for (int round = 0; round < kRounds; ++round) {
    const auto points = edges_on_rings(edges, fit, tolerance);
    if (points.size() < kLeastPoints) return std::nullopt;
    fit = fit_rings(points, fit, {.loss_scale = tolerance, .max_iterations = 4});
    tolerance = std::max(2 * bin, 0.8 * tolerance);
  }
  return fit;
}

struct Scored {
  RingPlane plane;
  std::vector<Ring> rings;
  BoardPattern pattern;
};

std::optional<Scored> scored_plane(const RingPlane& plane, const Edges& edges, double bin, double side) {
  auto rings = find_rings(edges, plane, bin, 0.75 * side);
  const auto pattern = match_pattern(rings);
  if (!pattern) return std::nullopt;
  return Scored{plane, std::move(rings), *pattern};
}

std::vector<Scored> ranked(const std::vector<RingPlane>& planes, const Edges& edges, double side) {
  const Edges some = thinned(edges, kEdgesForRanking);
  std::vector<Scored> scored;
  for (const RingPlane& plane : planes) {
    if (auto found = scored_plane(plane, some, 1.5 * bin_size(side), side))
      scored.push_back(std::move(*found));
  }
  std::stable_sort(scored.begin(), scored.end(),
                   [](const Scored& a, const Scored& b) { return a.pattern.score > b.pattern.score; });
  if (scored.size() > kFitted) scored.resize(kFitted);
  return scored;
}

// Rings that share the plane of the board's lines: these, further prints between them, and the edge of the
// deck. A print that is left out would pull the lines beside it.
std::vector<Ring> coplanar_rings(const Scored& board) {
  constexpr double kPrint = 0.4;  // of a ring's ridge
  const LineRadii& lines = board.pattern.lines;
  const Ring* deck = deck_around(board.rings, lines.outer);
  std::vector<Ring> rings;
  for (const Ring& ring : board.rings) {
    const bool is_line =
        ring.radius == lines.inner || ring.radius == lines.middle || ring.radius == lines.outer;
    const bool is_print = ring.ridge > kPrint && ring.radius > lines.inner && ring.radius < lines.outer;
    if (is_line || is_print || &ring == deck) rings.push_back(ring);
  }
  return rings;
}

// Rings outside the deck that look like lines: a board has none, a target has.
std::vector<Ring> rings_beyond(const Scored& board) {
  constexpr double kPrint = 0.4;  // of a ring's ridge
  const double outer = board.pattern.lines.outer;
  std::vector<Ring> rings;
  for (const Ring& ring : board.rings) {
    if (ring.radius > outer && !may_be_deck(ring.radius, outer) && ring.ridge > kPrint) rings.push_back(ring);
  }
  return rings;
}

struct Settled {
  RingPlane plane;
  std::vector<Ring> rings;
};

// Fits the plane and the radii of rings to the edges.
std::optional<Settled> settled(const Scored& start, const Edges& edges, double bin) {
  std::vector<Ring> rings = coplanar_rings(start);
  RingFit fit{start.plane, {}};
  for (const Ring& ring : rings) fit.radii.push_back(ring.radius);
  const auto result = settle(edges, fit, bin);
  if (!result) return std::nullopt;
  for (std::size_t i = 0; i < rings.size(); ++i) rings[i].radius = result->radii[i];
  return Settled{result->plane, std::move(rings)};
}

std::optional<Scored> best_fit(const std::vector<RingPlane>& planes, const Edges& edges, double side) {
  std::optional<Scored> best;
  const Edges some = thinned(edges, kEdgesForFitting);
  for (const Scored& candidate : ranked(planes, edges, side)) {
    const auto fit = settled(candidate, some, bin_size(side));
    if (!fit) continue;
    auto found = scored_plane(fit->plane, edges, bin_size(side), side);
    if (found && (!best || found->pattern.score > best->pattern.score)) best = std::move(found);
    if (best && best->pattern.score > kExcellentScore) break;
  }
  return best;
}

Ellipse resized(const Ellipse& e, double factor) {
  return {resized_from_original(factor) * e.centre, e.semi_major * factor, e.semi_minor * factor, e.angle};
}

// Fine copies show fine lines, but their broken edges make few whole ellipses: those of the coarse copy count
// too.
std::vector<Ellipse> ellipses_for(const Search& search, const cv::Mat& bgr, const Shrunk& small) {
  auto ellipses =
      search.by_contours ? ellipses_by_contours(small.pixels) : ellipses_by_edge_drawing(small.pixels);
  constexpr int kCoarse = kSearches.front().side;
  if (search.side <= kCoarse) return ellipses;
  const Shrunk coarse = shrunk(bgr, kCoarse);
  for (const auto& more : {ellipses_by_edge_drawing(coarse.pixels), ellipses_by_contours(coarse.pixels)}) {
    for (const Ellipse& e : more) ellipses.push_back(resized(e, small.factor / coarse.factor));
  }
  std::stable_sort(ellipses.begin(), ellipses.end(),
                   [](const Ellipse& a, const Ellipse& b) { return a.semi_major > b.semi_major; });
  return ellipses;
}

}  // namespace

std::optional<FoundBoard> find_board(const cv::Mat& bgr, const Search& search) {
  constexpr int kLeastSide = 64;  // pixels: nothing to be seen below, and EdgeDrawing wants room
  if (std::min(bgr.cols, bgr.rows) < kLeastSide) return std::nullopt;
  const Shrunk small = shrunk(bgr, search.side);
  const double side = std::max(small.pixels.cols, small.pixels.rows);
  const Edges edges = find_edges(small.pixels, kMostEdges);
  const auto ellipses = ellipses_for(search, bgr, small);
  debug_picture("edges", [&] { return draw_edges(small.pixels, edges); });
  debug_picture("ellipses", [&] { return draw_ellipses(small.pixels, ellipses); });
  auto best = best_fit(hypotheses(ellipses), edges, side);
  if (!best || best->pattern.score < kExcellentScore) {
    auto other = best_fit(hypotheses_by_camera(ellipses, small.pixels.size()), edges, side);
    if (other && (!best || other->pattern.score > best->pattern.score)) best = std::move(other);
  }
  if (!best) return std::nullopt;
  debug_picture("plane", [&] { return draw_plane(small.pixels, best->plane, best->rings, best->pattern); });
  if (best->pattern.score < kLeastScore) return std::nullopt;
  auto board = settled(*best, thinned(edges, kEdgesForFitting), bin_size(side));
  if (!board) return std::nullopt;
  FoundBoard found{board->plane.resized(1 / small.factor), std::move(board->rings), rings_beyond(*best),
                   best->pattern.score};
  for (Ring& ring : found.rings) ring.radius /= small.factor;
  for (Ring& ring : found.beyond) ring.radius /= small.factor;
  return found;
}

}  // namespace ringside
