// SPDX-License-Identifier: MIT
#include "calibration/landmarks/quadrant_presence.h"

#include <algorithm>
#include <vector>

#include "geometry/robust.h"
#include "imaging/median_colour.h"
#include "imaging/pixel_at.h"

namespace ringside {
namespace {

// Colour of a quadrant line less that of the deck on both sides, between two radii. Empty where the picture
// ends or the radii leave no room.
std::optional<cv::Vec3f> mean_ridge(const cv::Mat& bgr, const Homography& image_from_board,
                                    const QuadrantLine& line, double from, double to) {
  constexpr double kRadialStep = 0.5, kBesideMm = 5;
  const Vec2 along = (line.end - line.start).normalized(), across(-along.y(), along.x());
  std::vector<cv::Vec3f> ridges;
  for (double radius = from; radius <= to; radius += kRadialStep) {
    const Vec2 p = line.start + (radius - line.start.norm()) * along;
    std::array<cv::Vec3f, 3> colours;
    for (std::size_t k = 0; k < colours.size(); ++k) {
      const auto colour =
          pixel_at(bgr, image_from_board * (p + (static_cast<double>(k) - 1) * kBesideMm * across));
      if (!colour) return std::nullopt;
      colours[k] = *colour;
    }
    ridges.push_back(colours[1] - (colours[0] + colours[2]) / 2);
  }
  if (ridges.empty()) return std::nullopt;
  return median_colour(ridges);
}

}  // namespace

std::optional<double> presence_between(const cv::Mat& bgr, const Homography& image_from_board,
                                       const Quadrants& quadrants, double from, double to) {
  constexpr double kClear = 0.08;  // of the zone's depth, kept free of the circles themselves
  std::vector<double> shares;
  for (const auto& line : quadrants.lines) {
    if (!line) continue;
    const double start = line->start.norm(), end = line->end.norm(), margin = kClear * (end - start);
    const auto typical = mean_ridge(bgr, image_from_board, *line, start + margin, end - margin);
    const auto here = mean_ridge(bgr, image_from_board, *line, from, to);
    if (typical && here) shares.push_back(here->dot(*typical) / std::max(typical->dot(*typical), 1e-6F));
  }
  if (shares.empty()) return std::nullopt;
  return median(std::move(shares));
}

}  // namespace ringside
