// SPDX-License-Identifier: MIT
#include "calibration/plane/find_board.h"

#include <algorithm>
#include <cmath>

#include "calibration/plane/draw_search.h"
#include "calibration/plane/plane_hypotheses.h"
#include "calibration/plane/ring_fit.h"
#include "imaging/debug_pictures.h"

namespace ringside {
namespace {

constexpr std::size_t kEdgesForRanking = 5000, kEdgesForFitting = 2500;
constexpr std::size_t kFitted = 5;  // planes
// Whole boards score 2.9 to 3.45 and need no second look; the most is 3.5. Pictures without a board stay
// below the second mark.
constexpr double kExcellentScore = 2.9, kLeastScore = 1.5;

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
// edges support the rings, or they are none. The loss is as wide as the gate: a narrower one would lock on to
// one of the two edges that a printed line has.
std::optional<RingFit> fit_to_edges(const Edges& edges, RingFit fit, double bin) {
  constexpr std::size_t kLeastPoints = 60;
  constexpr int kRounds = 4;
  double tolerance = 3 * bin;
  for (int round = 0; round < kRounds; ++round) {
    const auto points = edges_on_rings(edges, fit, tolerance);
    if (points.size() < kLeastPoints) return std::nullopt;
    auto better = fit_rings(points, fit, {.loss_scale = tolerance, .max_iterations = 4});
    if (!better) return std::nullopt;
    fit = std::move(*better);
    tolerance = std::max(2 * bin, 0.8 * tolerance);
  }
  return fit;
}

constexpr double kMostRadius = 0.75;  // of a ring, as a share of the picture's long side

bool is_print(const Ring& ring) { return ring.ridge > 0.4; }  // flanked by the deck on both sides

struct Scored {
  RingPlane plane;
  std::vector<Ring> rings;
  BoardPattern pattern;
};

std::optional<Scored> scored_plane(const RingPlane& plane, const Edges& edges, double bin, double side) {
  auto rings = find_rings(edges, plane, bin, kMostRadius * side);
  const auto pattern = match_pattern(rings);
  if (!pattern) return std::nullopt;
  return Scored{plane, std::move(rings), *pattern};
}

SeenRings seen_rings(const RingPlane& plane, std::vector<Ring> rings) {
  double weight = 0;
  for (const Ring& ring : rings) weight += (ring.coverage + ring.ridge) / 2;
  return {plane, std::move(rings), weight};
}

// Rings that show over half of their circles: those of a wrong plane are chance and show less.
std::vector<Ring> clear_ones(std::vector<Ring> rings) {
  constexpr double kShown = 0.5;
  std::erase_if(rings, [](const Ring& ring) { return ring.coverage < kShown; });
  return rings;
}

// seen: gains the planes with the most rings.
std::vector<Scored> ranked(const std::vector<RingPlane>& planes, const Edges& edges, double side,
                           std::vector<SeenRings>& seen) {
  const Edges some = thinned(edges, kEdgesForRanking);
  std::vector<Scored> scored;
  for (const RingPlane& plane : planes) {
    auto rings = find_rings(some, plane, 1.5 * bin_size(side), kMostRadius * side);
    keep_strongest(seen, seen_rings(plane, clear_ones(rings)));
    if (const auto pattern = match_pattern(rings)) scored.push_back({plane, std::move(rings), *pattern});
  }
  std::stable_sort(scored.begin(), scored.end(),
                   [](const Scored& a, const Scored& b) { return a.pattern.score > b.pattern.score; });
  if (scored.size() > kFitted) scored.resize(kFitted);
  return scored;
}

// Rings that share the plane of the board's lines: these, further prints between them, and the edge of the
// deck. A print that is left out would bias the lines beside it.
std::vector<Ring> coplanar_rings(const Scored& board) {
  const LineRadii& lines = board.pattern.lines;
  const Ring* deck = deck_around(board.rings, lines.outer);
  std::vector<Ring> rings;
  for (const Ring& ring : board.rings) {
    const bool is_line =
        ring.radius == lines.inner || ring.radius == lines.middle || ring.radius == lines.outer;
    const bool is_between = is_print(ring) && ring.radius > lines.inner && ring.radius < lines.outer;
    if (is_line || is_between || &ring == deck) rings.push_back(ring);
  }
  return rings;
}

// Rings about the hole with one edge that are none of the lines.
std::vector<Ring> steps_within(const Scored& board) {
  const LineRadii& lines = board.pattern.lines;
  std::vector<Ring> rings;
  for (const Ring& ring : board.rings) {
    const bool is_line = ring.radius == lines.inner || ring.radius == lines.middle;
    if (!is_line && !is_print(ring) && ring.radius < lines.outer) rings.push_back(ring);
  }
  return rings;
}

// Rings outside the deck that look like lines: a board has none, a target has.
std::vector<Ring> rings_beyond(const Scored& board) {
  const double outer = board.pattern.lines.outer;
  std::vector<Ring> rings;
  for (const Ring& ring : board.rings) {
    if (ring.radius > outer && !may_be_deck(ring.radius, outer) && is_print(ring)) rings.push_back(ring);
  }
  return rings;
}

struct FittedRings {
  RingPlane plane;
  std::vector<Ring> rings;
};

// Fits the plane and the radii of rings to the edges.
std::optional<FittedRings> fitted_rings(const Scored& start, const Edges& edges, double bin) {
  std::vector<Ring> rings = coplanar_rings(start);
  RingFit fit{start.plane, {}};
  for (const Ring& ring : rings) fit.radii.push_back(ring.radius);
  const auto result = fit_to_edges(edges, fit, bin);
  if (!result) return std::nullopt;
  for (std::size_t i = 0; i < rings.size(); ++i) rings[i].radius = result->radii[i];
  return FittedRings{result->plane, std::move(rings)};
}

std::optional<Scored> best_fit(const std::vector<RingPlane>& planes, const Edges& edges, double side,
                               std::vector<SeenRings>& seen) {
  std::optional<Scored> best;
  const Edges some = thinned(edges, kEdgesForFitting);
  for (const Scored& candidate : ranked(planes, edges, side, seen)) {
    const auto fit = fitted_rings(candidate, some, bin_size(side));
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
std::vector<Ellipse> ellipses_of_both(SmallCopy& fine, SmallCopy& coarse, bool by_contours) {
  std::vector<Ellipse> ellipses = fine.ellipses(by_contours);
  for (const bool of_contours : {false, true}) {
    for (const Ellipse& e : coarse.ellipses(of_contours))
      ellipses.push_back(resized(e, fine.factor() / coarse.factor()));
  }
  std::stable_sort(ellipses.begin(), ellipses.end(),
                   [](const Ellipse& a, const Ellipse& b) { return a.semi_major > b.semi_major; });
  return ellipses;
}

std::optional<Scored> best_plane(const cv::Size& picture, const std::vector<Ellipse>& ellipses,
                                 const Edges& edges, std::vector<SeenRings>& seen) {
  const double side = std::max(picture.width, picture.height);
  auto best = best_fit(concentric_planes(ellipses), edges, side, seen);
  if (best && best->pattern.score > kExcellentScore) return best;
  auto other = best_fit(planes_by_camera(ellipses, picture), edges, side, seen);
  if (other && (!best || other->pattern.score > best->pattern.score)) best = std::move(other);
  if (best && best->pattern.score < kLeastScore) return std::nullopt;
  return best;
}

std::optional<FoundBoard> found_on(const Scored& start, SmallCopy& small) {
  debug_picture("plane", [&] { return draw_plane(small.pixels(), start.plane, start.rings, start.pattern); });
  auto board = fitted_rings(start, thinned(small.edges(), kEdgesForFitting), bin_size(small.side()));
  if (!board) return std::nullopt;
  FoundBoard found{board->plane.resized(1 / small.factor()), std::move(board->rings), rings_beyond(start),
                   steps_within(start)};
  for (auto* rings : {&found.rings, &found.beyond, &found.steps})
    for (Ring& ring : *rings) ring.radius /= small.factor();
  return found;
}

SeenRings resized(SeenRings seen, double factor) {
  seen.plane = seen.plane.resized(factor);
  for (Ring& ring : seen.rings) ring.radius *= factor;
  return seen;
}

PlaneSearch searched(SmallCopy& small, const std::vector<Ellipse>& ellipses) {
  debug_picture("edges", [&] { return draw_edges(small.pixels(), small.edges()); });
  debug_picture("ellipses", [&] { return draw_ellipses(small.pixels(), ellipses); });
  PlaneSearch out;
  if (const auto plane = best_plane(small.pixels().size(), ellipses, small.edges(), out.seen)) {
    out.found = found_on(*plane, small);
    out.seen = {seen_rings(plane->plane, plane->rings)};
  }
  for (SeenRings& seen : out.seen) seen = resized(std::move(seen), 1 / small.factor());
  for (const Ellipse& e : ellipses) out.ellipses.push_back(resized(e, 1 / small.factor()));
  return out;
}

}  // namespace

void keep_strongest(std::vector<SeenRings>& all, const SeenRings& more) {
  constexpr std::size_t kMost = 4;
  constexpr double kSameCentre = 0.01;  // of the largest ring: 3 mm on a board, as far as holes lie off it
  if (more.rings.empty()) return;
  const auto radius = [](const Ring& a, const Ring& b) { return a.radius < b.radius; };
  const double largest = std::max_element(more.rings.begin(), more.rings.end(), radius)->radius;
  const auto same = std::find_if(all.begin(), all.end(), [&](const SeenRings& other) {
    return (other.plane.centre - more.plane.centre).norm() < kSameCentre * largest;
  });
  if (same == all.end())
    all.push_back(more);
  else if (more.weight > same->weight)
    *same = more;
  std::stable_sort(all.begin(), all.end(),
                   [](const SeenRings& a, const SeenRings& b) { return a.weight > b.weight; });
  if (all.size() > kMost) all.resize(kMost);
}

PlaneSearch find_board(SearchedPicture& picture, const Search& search) {
  constexpr int kLeastSide = 64;  // pixels: nothing to be seen below, and EdgeDrawing wants room
  if (std::min(picture.pixels().cols, picture.pixels().rows) < kLeastSide) return {};
  SmallCopy& coarse = picture.coarse();
  if (search.side <= SearchedPicture::kCoarse) return searched(coarse, coarse.ellipses(search.by_contours));
  SmallCopy fine(picture.pixels(), search.side);
  return searched(fine, ellipses_of_both(fine, coarse, search.by_contours));
}

}  // namespace ringside
