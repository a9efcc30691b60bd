// SPDX-License-Identifier: MIT
#include "calibration/bare_borders.h"

#include <array>
#include <vector>

#include "calibration/median_colour.h"
#include "calibration/quadrant_presence.h"

namespace ringside {
namespace {

// Of the outer line's radius. Decks end at 1.044 to 1.113 of it.
constexpr double kDeckShows = 1.035;
// What is looked at of a zone, shares of its depth: clear of its borders, and of the hole.
constexpr double kFrom = 0.3, kTo = 0.92;

cv::Vec3f zone_colour(const cv::Mat& bgr, const Homography& image_from_board, double inner, double outer) {
  constexpr int kRadii = 6, kAngles = 120;
  std::vector<cv::Vec3f> colours;
  for (int i = 0; i < kRadii; ++i) {
    const double radius = inner + (kFrom + (kTo - kFrom) * i / (kRadii - 1)) * (outer - inner);
    for (int k = 0; k < kAngles; ++k) {
      const Vec2 p = image_from_board * (radius * direction(2 * kPi * k / kAngles));
      const cv::Point pixel(cvRound(p.x()), cvRound(p.y()));
      if (cv::Rect(0, 0, bgr.cols, bgr.rows).contains(pixel)) colours.emplace_back(bgr.at<cv::Vec3b>(pixel));
    }
  }
  return median_colour(colours);
}

bool steps_alike(const LineMeasurement& border, const cv::Vec3f& zones_step) {
  constexpr double kMostOff = 0.5;  // of the border's step: discs and uneven light change a zone's median
  return cv::norm(zones_step - border.contrast * border.ink) < kMostOff * border.contrast;
}

// They end at 0.958 of a deck's edge or before.
bool quadrants_reach(const cv::Mat& bgr, const Homography& image_from_board, const Quadrants& quadrants) {
  constexpr double kFromShare = 0.965, kClear = 2.5, kPresent = 0.5;  // of the radius; mm; of their strength
  const auto share = presence_between(bgr, image_from_board, quadrants, kFromShare * kOuterLineRadius,
                                      kOuterLineRadius - kClear);
  return share.value_or(0) > kPresent;
}

}  // namespace

bool are_bare_borders_of_zones(const cv::Mat& bgr, const RefinedRings& rings,
                               const std::optional<Quadrants>& quadrants,
                               const Homography& image_from_board) {
  const double mm = kOuterLineRadius / rings.radii[2];
  const std::array<double, 5> radii{0, mm * rings.radii[0], mm * rings.radii[1], kOuterLineRadius,
                                    kDeckShows * kOuterLineRadius};
  for (std::size_t i = 0; i < rings.lines.size(); ++i) {
    if (rings.lines[i].is_printed()) continue;
    const cv::Vec3f inside = zone_colour(bgr, image_from_board, radii[i], radii[i + 1]);
    const cv::Vec3f outside = zone_colour(bgr, image_from_board, radii[i + 1], radii[i + 2]);
    if (!steps_alike(rings.lines[i], outside - inside)) return false;
  }
  return rings.lines[2].is_printed() || (quadrants && quadrants_reach(bgr, image_from_board, *quadrants));
}

}  // namespace ringside
