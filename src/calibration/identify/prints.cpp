// SPDX-License-Identifier: MIT
#include "calibration/identify/prints.h"

#include <algorithm>

#include "calibration/approach/printed_circles.h"
#include "calibration/lines/line_profiles.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// A narrow window: a neighbour as near as a line's own width is not taken for it.
constexpr ProfileOptions kNarrow{.angles = 120, .half_window = 9, .reach = 2.5};

// Where its points lie: beside a line its own flanks show too.
double radius_of(const LineMeasurement& line, const RingPlane& plane) {
  std::vector<double> radii;
  for (const LinePoint& p : line.points) radii.push_back(plane.radial(p.p_image).radius);
  return median(std::move(radii));
}

// Each once.
std::vector<DeckColours> colours_of(const Decks& decks) {
  std::vector<DeckColours> out;
  for (const DeckColours colours : decks)
    if (std::find(out.begin(), out.end(), colours) == out.end()) out.push_back(colours);
  return out;
}

}  // namespace

std::vector<Print> prints_beside_lines(const cv::Mat& bgr, const RefinedRings& rings) {
  constexpr double kLeastShare = 0.15;  // of a circle, measured: of two each may be half hidden
  const double mm_per_unit = kOuterLineRadius / rings.radii[2];
  const Homography image_from_board =
      board_from_image(rings.plane, rings.radii[2], kOuterLineRadius).inverse();
  std::vector<Print> out;
  const bool painted = rings.decks != Decks{};
  for (const double radius : printed_circles(bgr, rings.plane, rings.line_radii(), painted)) {
    for (const DeckColours colours : colours_of(rings.decks)) {
      ProfileOptions options = kNarrow;
      options.deck = colours;
      auto line = measure_line(bgr, image_from_board, radius * mm_per_unit, options);
      if (!line || line->points.empty() || line->coverage < kLeastShare) continue;
      out.push_back({radius_of(*line, rings.plane), std::move(*line)});
      break;
    }
  }
  return out;
}

}  // namespace ringside
