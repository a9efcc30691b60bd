// SPDX-License-Identifier: MIT
#include "scoring/score.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "calibration/camera/camera_estimate.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

constexpr int kInsideInnerLine = 15;
// Share of a margin's sigma that another photo of the same board and discs repeats: the lamp, the print's
// shape, a width that no photo resolves, the disc's own size. Of 534 margins in two rendered photos each,
// 96.8 % are then within 2 sigma of the two together; their errors correlate by 0.78.
constexpr double kSharedOfSigma = 0.7;

// What a disc that touches the line can be worth at most.
int worth_when_touching(LineName line) {
  switch (line) {
    case LineName::kInner:
      return 10;
    case LineName::kMiddle:
      return 5;
    case LineName::kOuter:
      return 0;
  }
  return 0;
}

// Not `margin <= 0`: a margin that is no number must never count as clear.
bool touches(const LineMargin& line) { return !(line.margin > 0); }

int lowest_zone(const LineMargins& lines) {
  int zone = kInsideInnerLine;
  for (const LineMargin& line : lines) {
    if (touches(line)) zone = std::min(zone, worth_when_touching(line.line));
  }
  return zone;
}

// The lowest zone if the call on one line went the other way while all others stand.
int lowest_zone_with_flipped(LineMargins lines, LineName flipped) {
  LineMargin& line = lines[static_cast<std::size_t>(flipped)];
  line.margin = touches(line) ? 1 : -1;
  return lowest_zone(lines);
}

LineMargin deciding_line(const LineMargins& lines) {
  return *std::min_element(lines.begin(), lines.end(), [](const LineMargin& a, const LineMargin& b) {
    return std::abs(a.margin) < std::abs(b.margin);
  });
}

Call call_on(const LineMargin& line, double confidence_sigmas) {
  const bool decidable =
      std::abs(line.margin) > confidence_sigmas * line.sigma;  // false when either is no number
  if (!decidable) return Call::kTooClose;
  return touches(line) ? Call::kTouching : Call::kClear;
}

// At the centre itself a disc has no direction; any will do, as all lines are equally far.
Vec2 outward(const Disc& disc) {
  const double distance = disc.base.norm();
  return distance > 0 ? Vec2(disc.base / distance) : Vec2(Vec2::UnitX());
}

}  // namespace

void ScoringOptions::check() const {
  if (!(confidence_sigmas > 0) || !std::isfinite(confidence_sigmas)) {
    throw std::invalid_argument("ScoringOptions::confidence_sigmas must be above 0, not " +
                                std::to_string(confidence_sigmas));
  }
}

double reach(const Disc& disc) { return disc.base.norm() + disc.radius; }

LineMargin margin_to(const Disc& disc, const Calibration& calibration, LineName name) {
  const Line& line = calibration.line(name);
  const Vec2 u = outward(disc);
  const double margin = line.near_edge_at(angle_of(u)) - reach(disc);
  const double bend = bend_sigma(calibration) * margin;
  const double variance = u.dot(disc.covariance * u) + disc.radius_sigma * disc.radius_sigma +
                          line.sigma * line.sigma + bend * bend;
  const double sigma = std::sqrt(variance);
  return {name, margin, sigma, kSharedOfSigma * sigma};
}

LineMargins margins_of(const Disc& disc, const Calibration& calibration) {
  const auto margin = [&](LineName line) { return margin_to(disc, calibration, line); };
  return {margin(LineName::kInner), margin(LineName::kMiddle), margin(LineName::kOuter)};
}

ScoredDisc score_disc(const Disc& disc, const Calibration& calibration, const ScoringOptions& options) {
  return score_disc(disc, margins_of(disc, calibration), options);
}

ScoredDisc score_disc(const Disc& disc, const LineMargins& lines, const ScoringOptions& options) {
  options.check();
  const LineMargin line = deciding_line(lines);
  ScoredDisc scored{disc,
                    lowest_zone(lines),
                    line,
                    call_on(line, options.confidence_sigmas),
                    lowest_zone_with_flipped(lines, line.line),
                    {}};
  if (disc.in_hole == HoleState::kFlat) scored.zone = kFlatInHole;
  if (disc.in_hole == HoleState::kUnsure) {
    scored.call = Call::kTooClose;
    scored.other_zone = kFlatInHole;
  }
  return scored;
}

std::vector<int> too_close(const std::vector<ScoredDisc>& discs) {
  std::vector<int> ids;
  for (const ScoredDisc& scored : discs) {
    if (scored.call == Call::kTooClose) ids.push_back(scored.disc.id);
  }
  return ids;
}

}  // namespace ringside
