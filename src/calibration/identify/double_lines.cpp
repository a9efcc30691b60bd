// SPDX-License-Identifier: MIT
#include "calibration/identify/double_lines.h"

#include <algorithm>
#include <cmath>

#include "calibration/landmarks/quadrant_presence.h"

namespace ringside {
namespace {

double& radius_of(LineRadii& lines, LineName name) {
  switch (name) {
    case LineName::kInner:
      return lines.inner;
    case LineName::kMiddle:
      return lines.middle;
    case LineName::kOuter:
      break;
  }
  return lines.outer;
}

// A print much fainter or more broken than the line itself is no rival of it, nor is a border of colours that
// of a printed line.
bool is_rival(const Print& print, const LineMeasurement& line) {
  constexpr double kLeastContrast = 0.4, kLeastCoverage = 0.5;  // of the line's
  if (print.line.coverage <= kLeastCoverage * line.coverage) return false;
  if (!line.is_printed()) return true;
  return print.line.is_printed() && print.line.contrast > kLeastContrast * line.contrast;
}

class DoubleLines {
 public:
  DoubleLines(const cv::Mat& bgr, const RefinedRings& rings, const Quadrants& quadrants,
              const Homography& image_from_board, const std::vector<Print>& prints)
      : bgr_(bgr),
        rings_(rings),
        quadrants_(quadrants),
        image_from_board_(image_from_board),
        prints_(prints),
        mm_per_unit_(kOuterLineRadius / rings.radii[2]) {}

  ResolvedLines resolved() const {
    ResolvedLines out{rings_.line_radii(), std::nullopt};
    for (const LineName name : kLineNames) {
      const std::vector<double> radii = candidates(name);
      if (radii.size() == 1) continue;
      if (const auto reached = resolved_by_quadrants(name, radii)) {
        radius_of(out.lines, name) = *reached;
      } else {
        out.ambiguous = name;
      }
    }
    return out;
  }

 private:
  // The line and the prints beside it that could be it, from the inside out.
  std::vector<double> candidates(LineName name) const {
    constexpr double kSame = 2, kClose = 0.15;  // mm; of the line's radius
    const LineMeasurement& measured = rings_.lines[static_cast<std::size_t>(name)];
    // Two no farther apart than a line is wide are one.
    const double same = std::max(kSame, measured.width_px / image_from_board_.scale_at(Vec2::Zero()));
    LineRadii others = rings_.line_radii();
    const double line = radius_of(others, name);
    std::vector<double> radii{line};
    for (const Print& print : prints_) {
      const double apart = std::abs(print.radius - line);
      radius_of(others, name) = print.radius;
      if (apart * mm_per_unit_ > same && apart < kClose * line && may_be_board(others) &&
          is_rival(print, measured))
        radii.push_back(print.radius);
    }
    std::sort(radii.begin(), radii.end());
    return radii;
  }

  // radii: from the inside out. Empty where the quadrant lines leave it open.
  std::optional<double> resolved_by_quadrants(LineName name, std::vector<double> radii) const {
    constexpr double kFurtherIn = 15;  // mm: lines that are there too come from the hole
    if (name == LineName::kInner) return std::nullopt;
    if (name == LineName::kMiddle) {
      const auto come_from_hole = present(radii.front() - kFurtherIn / mm_per_unit_, radii.front());
      if (come_from_hole.value_or(true)) return std::nullopt;
      std::reverse(radii.begin(), radii.end());
    }
    return last_reached(radii);
  }

  // Whether quadrant lines are printed between two radii; empty where there is no room to see them.
  std::optional<bool> present(double from, double to) const {
    constexpr double kClearOfLines = 2.5, kPresent = 0.5;  // mm; share of a quadrant line's strength
    const auto share =
        presence_between(bgr_, image_from_board_, quadrants_, from * mm_per_unit_ + kClearOfLines,
                         to * mm_per_unit_ - kClearOfLines);
    return share ? std::optional(*share > kPresent) : std::nullopt;
  }

  // The last of the radii, in their order, that the quadrant lines reach.
  std::optional<double> last_reached(const std::vector<double>& radii) const {
    double last = radii.front();
    for (std::size_t i = 1; i < radii.size(); ++i) {
      const auto on = present(std::min(radii[i - 1], radii[i]), std::max(radii[i - 1], radii[i]));
      if (!on) return std::nullopt;
      if (!*on) break;
      last = radii[i];
    }
    return last;
  }

  const cv::Mat& bgr_;
  const RefinedRings& rings_;
  const Quadrants& quadrants_;
  const Homography& image_from_board_;
  const std::vector<Print>& prints_;
  double mm_per_unit_;
};

}  // namespace

ResolvedLines resolve_double_lines(const cv::Mat& bgr, const RefinedRings& rings, const Quadrants& quadrants,
                                   const Homography& image_from_board, const std::vector<Print>& prints,
                                   const std::vector<BoardModel>& known) {
  if (is_known(rings.line_radii(), known)) return {rings.line_radii(), std::nullopt};
  return DoubleLines(bgr, rings, quadrants, image_from_board, prints).resolved();
}

}  // namespace ringside
