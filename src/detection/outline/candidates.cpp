// SPDX-License-Identifier: MIT
#include "detection/outline/candidates.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "detection/outline/edge_grid.h"
#include "geometry/circle_fit.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

constexpr double kViewScale = RectifiedView::kPixelsPerMm;
constexpr double kLeastRadius = CandidateSearch{}.least_radius, kMostRadius = CandidateSearch{}.most_radius;
constexpr std::size_t kMostEdges = 200000;
constexpr double kLeastCoverage = 0.28;
// mm, of a view from about 35 degrees aside. Below, the circle that is found is as good a start.
constexpr double kLeastMoved = 2.3;
constexpr double kCurved =
    0.84;  // share of a circle that is not taken for a disc's straight sides, see SeenFromAside

// Grain and noise, in which discs of nearly the deck's colour are lost, go first. sigma: mm. Smoothing once
// by both widths takes less, but lost five discs of 4700 on photos and one that lay long in a dim clip.
Gradient smooth_gradient_of(const cv::Mat& view, double sigma) {
  cv::Mat smooth;
  cv::GaussianBlur(view, smooth, {}, sigma * kViewScale);
  return gradient_of(smooth);
}

Gradient usual_gradient_of(const cv::Mat& view) {
  constexpr int kNoisy = 9;  // pictures with little have 3 to 8; at 14 half of all black discs were lost
  constexpr double kSmoothing = 1;  // mm; a start is good to 2
  return median_magnitude(view) < kNoisy ? gradient_of(view) : smooth_gradient_of(view, kSmoothing);
}

constexpr double kSmoothingOfFaintest = 0.7;  // mm

constexpr std::size_t kAngles = 48;
using Angles = std::bitset<kAngles>;

// Where a pixel of the photo is more than a millimetre, edges are as much less certain.
double coarseness_of(const RectifiedView& view) { return std::max(1.0, view.mm_per_photo_pixel); }

// A circle in the view, pixels.
struct ViewCircle {
  cv::Point2f centre;
  float radius;
};

// An edge across the direction from a centre.
struct RadialEdge {
  std::size_t index;
  float distance;  // pixels
  std::size_t angle;
  bool rising;  // brighter outwards
};

// Of the edges at these distances from a centre those across its rays.
std::vector<RadialEdge> radial_edges(const cv::Point2f& centre, const Edges& edges, float least, float most) {
  constexpr float kRadialCosine = 0.9F;
  std::vector<RadialEdge> radial;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const cv::Point2f d = edges.points[i] - centre;
    const float square = d.dot(d);
    if (square < least * least || square > most * most) continue;
    const float along = d.dot(edges.normals[i]);
    if (along * along < kRadialCosine * kRadialCosine * square) continue;
    const float distance = std::max(std::sqrt(square), 1e-6F);
    const auto turn = (std::atan2(d.y, d.x) + static_cast<float>(kPi)) / (2 * static_cast<float>(kPi));
    radial.push_back({i, distance, static_cast<std::size_t>(turn * kAngles) % kAngles, along > 0});
  }
  return radial;
}

double coverage_of(const Angles& rising, const Angles& falling) {
  return static_cast<double>(std::max(rising.count(), falling.count())) / kAngles;
}

struct Support {
  std::vector<std::size_t> edges;  // on the circle and across it
  double coverage = 0;             // by the better sign
};

Support support_of(const ViewCircle& circle, const Edges& edges, double tolerance_mm) {
  const auto tolerance = static_cast<float>(tolerance_mm * kViewScale);
  Support support;
  Angles rising, falling;
  for (const RadialEdge& edge :
       radial_edges(circle.centre, edges, circle.radius - tolerance, circle.radius + tolerance)) {
    (edge.rising ? rising : falling).set(edge.angle);
    support.edges.push_back(edge.index);
  }
  support.coverage = coverage_of(rising, falling);
  return support;
}

std::optional<ViewCircle> circle_through(const Edges& edges, const std::vector<std::size_t>& which) {
  constexpr std::size_t kLeastEdges = 12;
  if (which.size() < kLeastEdges) return std::nullopt;
  std::vector<Vec2> points;
  for (const std::size_t i : which) points.emplace_back(edges.points[i].x, edges.points[i].y);
  const auto circle = fit_circle(points);
  if (!circle) return std::nullopt;
  return ViewCircle{{static_cast<float>(circle->centre.x()), static_cast<float>(circle->centre.y())},
                    static_cast<float>(circle->radius)};
}

constexpr double kRadiusStep = 0.5;  // mm
constexpr auto kRadii = static_cast<std::size_t>((kMostRadius - kLeastRadius) / kRadiusStep) + 1;

constexpr double kTolerance = 0.8;  // mm, times the view's coarseness

// Coverage of circles about one centre, the least radius first.
std::array<double, kRadii> coverages_about(const cv::Point2f& centre, const Edges& edges, double tolerance) {
  std::array<Angles, kRadii> rising, falling;
  const auto reach = [](double radius) { return static_cast<float>(radius * kViewScale); };
  for (const RadialEdge& edge :
       radial_edges(centre, edges, reach(kLeastRadius - tolerance), reach(kMostRadius + tolerance))) {
    const double place = (static_cast<double>(edge.distance) / kViewScale - kLeastRadius) / kRadiusStep;
    const auto first = static_cast<int>(std::ceil(std::max(0.0, place - tolerance / kRadiusStep)));
    const auto last = static_cast<int>(place + tolerance / kRadiusStep);
    for (int k = first; k <= std::min(last, static_cast<int>(kRadii) - 1); ++k)
      (edge.rising ? rising : falling)[static_cast<std::size_t>(k)].set(edge.angle);
  }
  std::array<double, kRadii> out;
  std::transform(rising.begin(), rising.end(), falling.begin(), out.begin(), coverage_of);
  return out;
}

struct Start {
  ViewCircle circle;
  double coverage;
};

// Circles about the places near a peak, each covered by so much of its angles.
std::vector<Start> starts_near(const cv::Point2f& peak, const Edges& edges, double tolerance) {
  std::vector<Start> starts;
  for (const float dx : {-2.F, 0.F, 2.F}) {
    for (const float dy : {-2.F, 0.F, 2.F}) {
      const cv::Point2f centre = peak + cv::Point2f(dx, dy);
      double radius = kLeastRadius;
      for (const double coverage : coverages_about(centre, edges, tolerance)) {
        starts.push_back({{centre, static_cast<float>(radius * kViewScale)}, coverage});
        radius += kRadiusStep;
      }
    }
  }
  return starts;
}

// The circle that is covered best and, where it is another, the outermost one that is covered nearly as well:
// a disc's rounded edge may be of another shade than its face, whose border then is the clearer circle.
std::vector<ViewCircle> best_starts(const cv::Point2f& peak, const Edges& edges, double tolerance) {
  constexpr double kNearly = 0.7;                            // of the best coverage
  constexpr float kApart = 2 * RectifiedView::kPixelsPerMm;  // pixels between two circles' radii
  std::vector<Start> starts = starts_near(peak, edges, tolerance);
  const auto order = [](const Start& a, const Start& b) {
    return std::pair(a.coverage, -a.circle.radius) < std::pair(b.coverage, -b.circle.radius);
  };
  const Start best = *std::max_element(starts.begin(), starts.end(), order);
  std::erase_if(starts, [&](const Start& start) {
    return start.coverage < kNearly * best.coverage || start.circle.radius < best.circle.radius + kApart;
  });
  if (starts.empty()) return {best.circle};
  return {best.circle, std::max_element(starts.begin(), starts.end(), order)->circle};
}

std::optional<Candidate> fitted_circle(ViewCircle circle, const Edges& edges, const RectifiedView& view) {
  const double coarse = coarseness_of(view);
  for (const double tolerance : {1.0, 1.0, 0.7, 0.7}) {  // mm
    const auto fitted = circle_through(edges, support_of(circle, edges, tolerance * coarse).edges);
    if (!fitted) return std::nullopt;
    circle = *fitted;
  }
  const Circle outline{view.to_board(circle.centre), static_cast<double>(circle.radius) / kViewScale};
  const double coverage = support_of(circle, edges, kTolerance * coarse).coverage;
  if (coverage < kLeastCoverage || outline.radius < kLeastRadius || outline.radius > kMostRadius)
    return std::nullopt;
  return Candidate{outline, coverage, 0};
}

Edges inside(const Edges& edges, const RectifiedView& view, double limit) {
  Edges out;
  const Vec2 centre = view.view_from_board * Vec2::Zero();
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Vec2 p(edges.points[i].x, edges.points[i].y);
    if ((p - centre).norm() > limit * kViewScale) continue;
    out.points.push_back(edges.points[i]);
    out.normals.push_back(edges.normals[i]);
  }
  return out;
}

}  // namespace

CandidateFinder::CandidateFinder(const RectifiedView& view, const Calibration& calibration,
                                 const DiscShape& usual)
    : view_(view),
      aside_(view, calibration.camera.centre, usual),
      limit_(calibration.deck_radius),
      edge_is_known_(calibration.deck_measured),
      usual_(usual_gradient_of(view.pixels)) {}

std::vector<Candidate> CandidateFinder::find(const CandidateSearch& search) const {
  const Gradient gradient = search.edges == EdgeStrength::kFaintest
                                ? smooth_gradient_of(view_.pixels, kSmoothingOfFaintest)
                                : usual_;
  const Edges edges = inside(find_edges(gradient, kMostEdges, search.edges), view_, limit_ + kMostRadius);
  std::vector<Candidate> candidates = among(edges, search);
  // Top and foot are one circle to the edges' own tolerance above that.
  if (aside_.most_moved() > kLeastMoved) {
    for (const Against deck : {Against::kDarker, Against::kBrighter}) {
      for (Candidate& candidate : among(aside_.without_height(edges, deck), search)) {
        candidate.whole = true;
        candidate.coverage = std::min(1.0, candidate.coverage / kCurved);
        candidates.push_back(candidate);
      }
    }
  }
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.coverage > b.coverage; });
  return candidates;
}

// What is seen may be the top of a disc that hangs over the far edge. Where that edge is not known, such
// discs are not told from those in the ditch.
bool CandidateFinder::may_stand_on_deck(const Vec2& seen) const {
  if (seen.norm() < limit_) return true;
  const Vec2 foot = aside_.foot_of_top(seen);
  return edge_is_known_ && aside_.is_far(foot) && foot.norm() < limit_;
}

std::vector<Candidate> CandidateFinder::among(const Edges& edges, const CandidateSearch& search) const {
  const cv::Size size = view_.pixels.size();
  const EdgeGrid grid(edges, size);
  constexpr auto kReach = static_cast<float>((kMostRadius + 3) * kViewScale);
  const auto peaks = voted_centres(edges, size, search.least_radius, search.most_radius, search.least_votes);
  const auto of_peaks = in_parallel(peaks.size(), [&](std::size_t peak) {
    std::vector<Candidate> candidates;
    const auto& [at, votes] = peaks[peak];
    const Edges around = grid.around(at, kReach);
    for (const ViewCircle& start : best_starts(at, around, kTolerance * coarseness_of(view_))) {
      auto candidate = fitted_circle(start, around, view_);
      if (candidate) candidate->votes = votes;
      if (candidate && may_stand_on_deck(candidate->outline.centre)) candidates.push_back(*candidate);
    }
    return candidates;
  });
  std::vector<Candidate> candidates;
  for (const auto& of_peak : of_peaks) candidates.insert(candidates.end(), of_peak.begin(), of_peak.end());
  return candidates;
}

}  // namespace ringside
