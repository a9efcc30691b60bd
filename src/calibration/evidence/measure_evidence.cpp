// SPDX-License-Identifier: MIT
#include "calibration/evidence/measure_evidence.h"

#include <algorithm>
#include <cmath>

#include "calibration/evidence/peg_evidence.h"
#include "calibration/evidence/print_evidence.h"
#include "calibration/evidence/unrolled_board.h"
#include "calibration/landmarks/find_deck.h"
#include "calibration/landmarks/find_hole.h"
#include "calibration/landmarks/quadrant_presence.h"

namespace ringside {
namespace {

// Of the outer line's radius: middle and half width of what measured boards have (docs/eye.md).
struct Proportion {
  double middle, spread;
  double off(double share) const { return std::abs(share - middle) / spread; }
};
constexpr Proportion kInner{0.337, 0.02}, kMiddle{0.69, 0.03}, kDeck{1.08, 0.04};

template <typename Get>
std::array<double, 3> of_lines(const RefinedRings& rings, Get get) {
  return {get(rings.lines[0]), get(rings.lines[1]), get(rings.lines[2])};
}
double least(const std::array<double, 3>& v) { return std::min({v[0], v[1], v[2]}); }
double most(const std::array<double, 3>& v) { return std::max({v[0], v[1], v[2]}); }

void add_lines(BoardEvidence& out, const RefinedRings& rings, double pixels_per_mm) {
  const auto coverages = of_lines(rings, [](const LineMeasurement& l) { return l.coverage; });
  const auto widths = of_lines(rings, [](const LineMeasurement& l) { return l.width_px; });
  out.least_coverage = least(coverages);
  const auto count = [&](auto is) { return std::count_if(rings.lines.begin(), rings.lines.end(), is); };
  out.bare_borders = count([](const LineMeasurement& l) { return !l.is_printed(); });
  if (*out.bare_borders == 0) {
    const auto ink = [&](std::size_t a, std::size_t b) {
      return static_cast<double>(rings.lines[a].ink.dot(rings.lines[b].ink));
    };
    out.width_ratio = least(widths) / std::max(most(widths), 1e-6);
    out.ink_cosine = std::min({ink(0, 1), ink(1, 2), ink(0, 2)});
  }
  // Of what a print's own unevenness and a pixel's grid make.
  out.residual = rings.residual_px / (0.1 + 0.3 * pixels_per_mm);
  out.inner_off = kInner.off(rings.radii[0] / rings.radii[2]);
  out.middle_off = kMiddle.off(rings.radii[1] / rings.radii[2]);
}

void add_quadrants(BoardEvidence& out, const cv::Mat& bgr, const Homography& image_from_board,
                   const Quadrants& quadrants) {
  constexpr double kClear = 2.5, kNear = 0.965, kBeyond = 1.035;  // mm, shares of the outer line
  const auto present = [&](double from, double to) {
    const auto share = presence_between(bgr, image_from_board, quadrants, from, to);
    return share ? std::optional(std::clamp(*share, -1.0, 2.0)) : std::nullopt;
  };
  out.quadrant_end = present(kNear * kOuterLineRadius, kOuterLineRadius - kClear);
  out.quadrant_beyond = present(kOuterLineRadius + kClear, kBeyond * kOuterLineRadius);
}

void add_hole_and_deck(BoardEvidence& out, const cv::Mat& bgr, const Homography& image_from_board) {
  const auto deck = find_deck(bgr, image_from_board, kOuterLineRadius);
  out.hole = find_hole(bgr, image_from_board) ? 1 : 0;
  out.deck = deck ? 1 : 0;
  if (deck) out.deck_off = kDeck.off(*deck / kOuterLineRadius);
}

}  // namespace

BoardEvidence measure_evidence(const cv::Mat& bgr, const RefinedRings& rings,
                               const std::optional<Quadrants>& quadrants,
                               const Homography& image_from_board) {
  BoardEvidence out;
  const double mm_per_unit = kOuterLineRadius / rings.radii[2];
  const double inner = mm_per_unit * rings.radii[0], middle = mm_per_unit * rings.radii[1];
  add_lines(out, rings, image_from_board.scale_at(Vec2::Zero()));
  out.quadrant_lines = 0;
  if (quadrants) {
    out.quadrant_lines = std::count_if(quadrants->lines.begin(), quadrants->lines.end(),
                                       [](const auto& line) { return line.has_value(); });
    add_quadrants(out, bgr, image_from_board, *quadrants);
  }
  add_hole_and_deck(out, bgr, image_from_board);
  const UnrolledBoard unrolled(bgr, image_from_board);
  add_prints(out, unrolled, inner, middle);
  add_pegs(out, bgr, unrolled, image_from_board, inner, quadrants);
  return out;
}

}  // namespace ringside
