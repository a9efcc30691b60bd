// SPDX-License-Identifier: MIT
#include "calibration/plane/ring_coverage.h"

#include <algorithm>
#include <bitset>
#include <cmath>

namespace ringside {
namespace {

constexpr std::size_t kAngles = 72;
using Angles = std::bitset<kAngles>;

// Edges run along a ring when their gradient is radial within 14 degrees. One bin of 5 degrees of a ring that
// is still wrong by a tenth of its radius stays inside; wood grain and radial lines do not.
constexpr double kRadialCosine = 0.97;
constexpr double kLeastCoverage = 0.30;  // a line that is two thirds hidden is still a peak
constexpr int kPeakSeparation = 3;       // bins
constexpr std::size_t kMostRings = 14;

// By radius.
struct SignedBins {
  std::vector<Angles> rising, falling;
  std::vector<double> sum, count;  // of the radii of the edges
};

SignedBins fill_bins(const Edges& edges, const RingPlane& plane, double bin, double max_radius) {
  const auto count = static_cast<std::size_t>(max_radius / bin) + 1;
  SignedBins bins{std::vector<Angles>(count), std::vector<Angles>(count), std::vector<double>(count),
                  std::vector<double>(count)};
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const RadialPoint q = plane.radial({edges.points[i].x, edges.points[i].y});
    if (!(q.radius < max_radius - bin)) continue;
    const Vec2 normal(edges.normals[i].x, edges.normals[i].y);
    const double cosine = q.gradient.dot(normal) / std::max(q.gradient.norm(), 1e-9);
    if (std::abs(cosine) < kRadialCosine) continue;
    const auto r = static_cast<std::size_t>(q.radius / bin);
    const auto a = static_cast<std::size_t>((q.angle() + kPi) / (2 * kPi) * kAngles) % kAngles;
    (cosine > 0 ? bins.rising : bins.falling)[r].set(a);
    bins.sum[r] += q.radius;
    bins.count[r] += 1;
  }
  return bins;
}

Angles within(const std::vector<Angles>& bins, std::size_t i, std::size_t distance) {
  Angles all;
  const std::size_t first = i < distance ? 0 : i - distance;
  for (std::size_t j = first; j <= std::min(i + distance, bins.size() - 1); ++j) all |= bins[j];
  return all;
}

// Of the edges about the lower end of a bin, those of both sides of a line. Radii rounded to bins would take
// a board at the end of what boards have for none.
double mean_radius(const SignedBins& bins, std::size_t bin) {
  double sum = 0, count = 0;
  for (std::size_t i = bin < 2 ? 0 : bin - 2; i <= std::min(bin + 1, bins.sum.size() - 1); ++i) {
    sum += bins.sum[i];
    count += bins.count[i];
  }
  return sum / count;
}

double share(const Angles& angles) { return static_cast<double>(angles.count()) / kAngles; }

// Share of a ring that lies inside the picture; at least a half, so that a short arc does not pass for a
// ring.
double visible_share(const Homography& image_from_plane, double radius, const cv::Size& picture) {
  int inside = 0;
  for (std::size_t i = 0; i < kAngles; ++i) {
    const Vec2 p = image_from_plane * (radius * direction(2 * kPi * static_cast<double>(i) / kAngles));
    inside += p.x() >= 0 && p.y() >= 0 && p.x() < picture.width && p.y() < picture.height;
  }
  return std::max(0.5, static_cast<double>(inside) / kAngles);
}

}  // namespace

std::vector<Ring> find_rings(const Edges& edges, const RingPlane& plane, double bin, double max_radius) {
  const SignedBins bins = fill_bins(edges, plane, bin, max_radius);
  const std::size_t n = bins.rising.size();
  std::vector<double> coverage(n), ridge(n);
  for (std::size_t i = 0; i < n; ++i) {
    Angles here = bins.rising[i] | bins.falling[i];
    if (i > 0) here |= bins.rising[i - 1] | bins.falling[i - 1];
    coverage[i] = share(here);
    ridge[i] = share(within(bins.rising, i, 2) & within(bins.falling, i, 2));
  }
  const Homography image_from_plane = plane.plane_from_image().inverse();
  std::vector<Ring> rings;
  while (rings.size() < kMostRings) {
    const auto peak = std::max_element(coverage.begin(), coverage.end());
    if (*peak < kLeastCoverage) break;
    const auto i = peak - coverage.begin();
    const auto last = static_cast<std::ptrdiff_t>(n) - 1;
    const auto ridge_begin = ridge.begin() + std::max<std::ptrdiff_t>(0, i - 1);
    const auto ridge_end = ridge.begin() + std::min(last, i + 1) + 1;
    const double radius = mean_radius(bins, static_cast<std::size_t>(i));
    const double visible = visible_share(image_from_plane, radius, edges.picture);
    rings.push_back({radius, std::min(1.0, *peak / visible),
                     std::min(1.0, *std::max_element(ridge_begin, ridge_end) / visible)});
    std::fill(coverage.begin() + std::max<std::ptrdiff_t>(0, i - kPeakSeparation),
              coverage.begin() + std::min(last, i + kPeakSeparation) + 1, 0.0);
  }
  return rings;
}

std::optional<BoardPattern> match_pattern(const std::vector<Ring>& rings) {
  const auto weight = [](const Ring& ring) { return (ring.coverage + ring.ridge) / 2; };
  std::optional<BoardPattern> best;
  for (const Ring& inner : rings) {
    for (const Ring& middle : rings) {
      for (const Ring& outer : rings) {
        const LineRadii lines{inner.radius, middle.radius, outer.radius};
        if (!may_be_board(lines)) continue;
        const Ring* deck = deck_around(rings, outer.radius);
        const double score = weight(inner) + weight(middle) + weight(outer) - distance_from_typical(lines) +
                             (deck ? deck->coverage / 2 : 0);
        if (!best || score > best->score) best = BoardPattern{lines, score};
      }
    }
  }
  return best;
}

const Ring* deck_around(const std::vector<Ring>& rings, double outer) {
  const Ring* best = nullptr;
  for (const Ring& ring : rings) {
    if (may_be_deck(ring.radius, outer) && (!best || ring.coverage > best->coverage)) best = &ring;
  }
  return best;
}

}  // namespace ringside
