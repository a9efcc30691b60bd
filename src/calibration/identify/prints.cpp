// SPDX-License-Identifier: MIT
#include "calibration/identify/prints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/core.hpp>
#include <span>

#include "calibration/identify/draw_prints.h"
#include "calibration/lines/refine_rings.h"
#include "calibration/plane/ring_fit.h"
#include "imaging/debug_pictures.h"

namespace ringside {
namespace {

// The search leaves errors of 2 to 3 mm on a board of typical size and merges two lines less than 10 mm
// apart. Wide windows see both; narrow ones then measure each. Farther off a line is looked for in a window
// of its own: a bright neighbour would hide a faint line.
constexpr ProfileOptions kWide{.angles = 120, .half_window = 9, .reach = 6, .all = true},
    kWider{.angles = 120, .half_window = 14, .reach = 11, .all = true},
    kNarrow{.angles = 120, .half_window = 9, .reach = 2.5};
// mm from a circle within which crossings are taken for its own, before and after the plane is fitted to
// them.
constexpr std::array kTolerances{2.0, 1.0};
constexpr double kLeastPrintShare =
    0.15;  // of a print's circle, measured; of two lines each may be half hidden
constexpr std::size_t kMostPrints = 12;
constexpr double kMostPrintWidth = 8;    // mm: twice the widest lines
constexpr double kMostPrintWidthPx = 5;  // so wide blur makes the thinnest in the smallest pictures

// Of the outer line or the deck's edge just around it.
double largest_radius(const FoundBoard& found) {
  double largest = 0;
  for (const Ring& ring : found.rings) largest = std::max(largest, ring.radius);
  return largest;
}

// Measures lines of a plane whose scale is roughly known; only the windows' size depends on it.
class LineMeasurer {
 public:
  LineMeasurer(const cv::Mat& bgr, const RingPlane& plane, double mm_per_unit)
      : bgr_(bgr),
        mm_per_unit_(mm_per_unit),
        image_from_board_(
            board_from_image(plane, kOuterLineRadius / mm_per_unit, kOuterLineRadius).inverse()) {}

  // Empty when nothing so narrow as a line is there.
  std::optional<LineMeasurement> operator()(double radius, const ProfileOptions& options) const {
    auto line = measure_line(bgr_, image_from_board_, radius * mm_per_unit_, options);
    const double widest =
        std::max(kMostPrintWidthPx, kMostPrintWidth * image_from_board_.scale_at(Vec2::Zero()));
    if (line && (line->points.empty() || line->width_px > widest)) line.reset();
    return line;
  }

 private:
  const cv::Mat& bgr_;
  double mm_per_unit_;
  Homography image_from_board_;
};

// Every place where a ring that was found, or one close to it, may be printed.
std::vector<Vec2> crossings_of(const std::vector<Ring>& rings, const LineMeasurer& measure,
                               const ProfileOptions& options) {
  std::vector<Vec2> places;
  for (const Ring& ring : rings) {
    const auto line = measure(ring.radius, options);
    if (!line) continue;
    for (const LinePoint& p : line->points) places.push_back(p.p_image);
  }
  return places;
}

struct Crossing {
  Vec2 p_image;
  double radius;
};

// The interval of sorted crossings, of a length, that holds most of them.
std::span<const Crossing> densest(std::span<const Crossing> sorted, double length) {
  std::span<const Crossing> best;
  std::size_t last = 0;
  for (std::size_t first = 0; first < sorted.size(); ++first) {
    while (last < sorted.size() && sorted[last].radius <= sorted[first].radius + length) ++last;
    if (last - first > best.size()) best = sorted.subspan(first, last - first);
  }
  return best;
}

struct Circles {
  std::vector<RingPoint> points;
  std::vector<double> radii;
};

// The circles about the plane's centre on which crossings gather, most crossings first.
Circles circles_of(const std::vector<Vec2>& places, const RingPlane& plane, double tolerance) {
  const auto least = static_cast<std::size_t>(kLeastPrintShare * kWide.angles);
  std::vector<Crossing> crossings;
  for (const Vec2& p : places) crossings.push_back({p, plane.radial(p).radius});
  std::sort(crossings.begin(), crossings.end(),
            [](const Crossing& a, const Crossing& b) { return a.radius < b.radius; });
  Circles circles;
  while (circles.radii.size() < kMostPrints) {
    const auto here = densest(crossings, 2 * tolerance);
    if (here.size() < least) break;
    for (const Crossing& c : here) circles.points.push_back({c.p_image, circles.radii.size()});
    const double radius = here[here.size() / 2].radius;
    circles.radii.push_back(radius);
    std::erase_if(crossings, [&](const Crossing& c) { return std::abs(c.radius - radius) < 2 * tolerance; });
  }
  return circles;
}

// Plane and radii that the circles of crossings agree on. The plane before where they agree on none.
RingFit fit_circles(const std::vector<Vec2>& places, const RingPlane& start, double mm_per_unit) {
  RingFit fit{start, {}};
  for (const double tolerance_mm : kTolerances) {
    const double tolerance = tolerance_mm / mm_per_unit;
    const Circles circles = circles_of(places, fit.plane, tolerance);
    fit.radii = circles.radii;
    if (circles.radii.size() < 2) break;
    auto better = fit_rings(circles.points, fit, {.loss_scale = tolerance / 2, .max_iterations = 8});
    if (!better) break;
    fit = std::move(*better);
  }
  return fit;
}

// Circles on which crossings gather and none of the fit's lies. Of two lines close together often only one
// was found, and the other one may be the board's.
std::vector<double> further_circles(const std::vector<Vec2>& places, const RingFit& fit, double mm_per_unit) {
  constexpr double kApart = 4;  // mm: closer ones were seen beside the ring that was found
  std::vector<double> radii = circles_of(places, fit.plane, kTolerances.back() / mm_per_unit).radii;
  std::erase_if(radii, [&](double radius) {
    return std::any_of(fit.radii.begin(), fit.radii.end(),
                       [&](double other) { return std::abs(radius - other) * mm_per_unit < kApart; });
  });
  return radii;
}

ProfileOptions on(DeckColours colours, ProfileOptions options) {
  options.deck = colours;
  return options;
}

}  // namespace

Prints measure_prints(const cv::Mat& bgr, const FoundBoard& found, DeckColours colours) {
  const double mm_per_unit = kOuterLineRadius / largest_radius(found);
  const LineMeasurer measure_found(bgr, found.plane, mm_per_unit);
  std::vector<Ring> rings = found.rings;
  if (colours == DeckColours::kSeveral) rings.insert(rings.end(), found.steps.begin(), found.steps.end());
  const auto crossings = [&](const ProfileOptions& options) {
    return crossings_of(rings, measure_found, on(colours, options));
  };
  RingFit fit = fit_circles(crossings(kWide), found.plane, mm_per_unit);
  const auto further = further_circles(crossings(kWider), fit, mm_per_unit);
  fit.radii.insert(fit.radii.end(), further.begin(), further.end());
  const LineMeasurer measure(bgr, fit.plane, mm_per_unit);
  Prints prints{fit.plane, {}, {}};
  const auto add_to = [&](std::vector<Print>& list, double radius, const ProfileOptions& options) {
    const auto line = measure(radius, options);
    if (line && line->coverage > kLeastPrintShare) list.push_back({radius, *line});
  };
  for (const double radius : fit.radii) add_to(prints.lines, radius, on(colours, kNarrow));
  for (const Ring& ring : found.beyond) add_to(prints.beyond, ring.radius, kWide);
  debug_picture("prints", [&] { return draw_prints(bgr, prints); });
  return prints;
}

}  // namespace ringside
