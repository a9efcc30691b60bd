// SPDX-License-Identifier: MIT
#include "detection/candidates.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "detection/edge_grid.h"
#include "geometry/circle_fit.h"

namespace ringside {
namespace {

constexpr double kScale = RectifiedView::kPixelsPerMm;
constexpr double kLeastRadius = 12.5,
                 kMostRadius = 24;  // mm: measured sets have 14.1 to 18.3, one picture 22.5
constexpr std::size_t kMostEdges = 200000, kMostPeaks = 90;
constexpr double kLeastCoverage = 0.28;

// --- voting
// -----------------------------------------------------------------------------------------------------

constexpr double kVoteStep = 0.75;      // mm between voted radii
constexpr int kVoteShrink = 2;          // an accumulator cell is 1 mm
constexpr double kVoteSmoothing = 1.2;  // cells: votes of a real circle scatter by about a millimetre
constexpr double kLeastVotes = 0.25;    // per mm of radius, after smoothing: an eighth of a full circle
constexpr int kPeakSeparation = 9;      // cells: discs are 28 and more apart

// Every edge votes for the centres at one radius up and down its gradient.
cv::Mat votes_at(const Edges& edges, double radius, double sign, cv::Size size) {
  cv::Mat votes = cv::Mat::zeros(size / kVoteShrink, CV_32F);
  const auto step = static_cast<float>(sign * radius * kScale);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const cv::Point2f p = (edges.points[i] + step * edges.normals[i]) / kVoteShrink;
    const int x = cvRound(p.x), y = cvRound(p.y);
    if (x >= 0 && y >= 0 && x < votes.cols && y < votes.rows) votes.at<float>(y, x) += 1;
  }
  cv::GaussianBlur(votes, votes, {}, kVoteSmoothing);
  return votes / radius;
}

std::vector<cv::Point2f> voted_centres(const Edges& edges, cv::Size size) {
  cv::Mat best = cv::Mat::zeros(size / kVoteShrink, CV_32F);
  for (double radius = kLeastRadius; radius <= kMostRadius; radius += kVoteStep)
    for (const double sign : {1.0, -1.0}) best = cv::max(best, votes_at(edges, radius, sign, size));
  std::vector<cv::Point2f> centres;
  while (centres.size() < kMostPeaks) {
    double most = 0;
    cv::Point at;
    cv::minMaxLoc(best, nullptr, &most, nullptr, &at);
    if (most < kLeastVotes) break;
    centres.emplace_back(at * kVoteShrink);
    const cv::Rect around(at.x - kPeakSeparation, at.y - kPeakSeparation, 2 * kPeakSeparation + 1,
                          2 * kPeakSeparation + 1);
    best(around & cv::Rect({}, best.size())) = 0;
  }
  return centres;
}

// --- fit to the edges around a peak
// ------------------------------------------------------------------------------

constexpr std::size_t kAngles = 48;
using Angles = std::bitset<kAngles>;

// A circle in the view, pixels.
struct ViewCircle {
  cv::Point2f centre;
  float radius;
};

struct Support {
  std::vector<std::size_t> edges;  // on the circle and across it
  double coverage = 0;             // by the better sign
};

Support support_of(const ViewCircle& circle, const Edges& edges, double tolerance_mm) {
  constexpr float kRadialCosine = 0.9F;
  const auto tolerance = static_cast<float>(tolerance_mm * kScale);
  const float least = circle.radius - tolerance, most = circle.radius + tolerance;
  Support support;
  Angles rising, falling;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const cv::Point2f d = edges.points[i] - circle.centre;
    const float square = d.dot(d);
    if (square < least * least || square > most * most) continue;
    const float cosine = d.dot(edges.normals[i]) / std::max(std::sqrt(square), 1e-6F);
    if (std::abs(cosine) < kRadialCosine) continue;
    const auto turn = (std::atan2(d.y, d.x) + static_cast<float>(kPi)) / (2 * static_cast<float>(kPi));
    (cosine > 0 ? rising : falling).set(static_cast<std::size_t>(turn * kAngles) % kAngles);
    support.edges.push_back(i);
  }
  support.coverage = static_cast<double>(std::max(rising.count(), falling.count())) / kAngles;
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

ViewCircle best_start(const cv::Point2f& peak, const Edges& edges) {
  constexpr double kRadiusStep = 0.5;  // mm
  ViewCircle best{peak, 0};
  double most = -1;
  for (double radius = kLeastRadius; radius <= kMostRadius; radius += kRadiusStep) {
    for (const float dx : {-2.F, 0.F, 2.F}) {
      for (const float dy : {-2.F, 0.F, 2.F}) {
        const ViewCircle circle{peak + cv::Point2f(dx, dy), static_cast<float>(radius * kScale)};
        const double coverage = support_of(circle, edges, 0.8).coverage;
        if (coverage > most) {
          most = coverage;
          best = circle;
        }
      }
    }
  }
  return best;
}

std::optional<Candidate> fit_candidate(const cv::Point2f& peak, const EdgeGrid& grid,
                                       const RectifiedView& view) {
  const auto reach = static_cast<float>((kMostRadius + 3) * kScale);
  const Edges edges = grid.around(peak, reach);
  ViewCircle circle = best_start(peak, edges);
  for (const double tolerance : {1.0, 1.0, 0.7, 0.7}) {  // mm
    const auto fitted = circle_through(edges, support_of(circle, edges, tolerance).edges);
    if (!fitted) return std::nullopt;
    circle = *fitted;
  }
  const Circle outline{view.to_board(circle.centre), static_cast<double>(circle.radius) / kScale};
  const double coverage = support_of(circle, edges, 0.8).coverage;
  if (coverage < kLeastCoverage || outline.radius < kLeastRadius || outline.radius > kMostRadius)
    return std::nullopt;
  return Candidate{outline, coverage};
}

Edges inside(const Edges& edges, const RectifiedView& view, double limit) {
  Edges out;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (view.to_board(edges.points[i]).norm() > limit) continue;
    out.points.push_back(edges.points[i]);
    out.normals.push_back(edges.normals[i]);
  }
  return out;
}

}  // namespace

std::vector<Candidate> find_candidates(const RectifiedView& view, double limit) {
  const Edges edges = inside(find_edges(view.pixels, kMostEdges), view, limit + kMostRadius);
  const EdgeGrid grid(edges, view.pixels.size());
  std::vector<Candidate> candidates;
  for (const cv::Point2f& peak : voted_centres(edges, view.pixels.size())) {
    const auto candidate = fit_candidate(peak, grid, view);
    if (candidate && candidate->outline.centre.norm() < limit) candidates.push_back(*candidate);
  }
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.coverage > b.coverage; });
  return candidates;
}

}  // namespace ringside
