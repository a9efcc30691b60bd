// SPDX-License-Identifier: MIT
#include "calibration/landmarks/find_pegs.h"

#include <algorithm>
#include <optional>

#include "calibration/landmarks/fit_pegs.h"

namespace ringside {
namespace {

constexpr double kHighestPeg = 20;  // mm
constexpr double kWidestPeg = 6;    // mm, radius
constexpr double kFootBeside = 5;   // mm, by which feet stand off the line and edges are looked for
// Pegs of the evaluation set have 0.6 to 1, those under a disc or a hand less than half.
constexpr double kLeastFinalScore = 0.5;
// mm off its place among the others: hand-made boards have up to 3.5. Farther off it is something else.
constexpr double kMostAside = 3.6;

// How far to both sides of the line pegs are seen. Empty for a camera so low that it does not look down on
// them, or sees them lean over all that the line encloses.
std::optional<double> half_width(const Line& line, const Vec3& camera) {
  const double farthest = line.radius + camera.head<2>().norm(), above = camera.z() - kHighestPeg;
  const double width = kWidestPeg + kFootBeside + kHighestPeg * farthest / above;
  if (!(above > 0 && width < 2 * line.radius)) return std::nullopt;
  return width;
}

}  // namespace

std::vector<Peg> find_pegs(const cv::Mat& bgr, const Calibration& c) {
  const Line& line = c.line(LineName::kInner);
  const Vec3& camera = c.camera.centre;
  const auto width = half_width(line, camera);
  if (!width) return {};
  const LineStrip strip(bgr, c.image_from_board, line, *width);
  const bool turned = std::any_of(c.quadrant_lines.begin(), c.quadrant_lines.end(),
                                  [](const auto& q) { return q.has_value(); });
  const auto comb = find_peg_comb(strip, line, camera, turned);
  if (!comb) return {};
  std::vector<Peg> pegs;
  for (const FittedPeg& fitted : fit_pegs(strip, line, camera, *comb)) {
    if (fitted.score > kLeastFinalScore && fitted.aside < kMostAside) pegs.push_back(fitted.peg);
  }
  return pegs;
}

}  // namespace ringside
