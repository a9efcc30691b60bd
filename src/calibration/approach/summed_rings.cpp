// SPDX-License-Identifier: MIT
#include "calibration/approach/summed_rings.h"

#include <algorithm>
#include <vector>

namespace ringside {
namespace {

// Of the outer line's radius: less than the way to what is printed beside a line.
constexpr double kWindow = 0.012;
constexpr double kLeastDeck = 1.03;  // of the outer line's radius: the outer line is not the deck's edge too
constexpr float kLeastSeen = 60;     // of 360 places along a circle

struct Peak {
  double radius, evidence;
};

struct Directions {
  std::array<Vec2, RingResponses::kSectors> once, twice;  // of each sector's angle, and of twice it
};

const Directions& directions() {
  static const Directions all = [] {
    Directions out;
    for (int i = 0; i < RingResponses::kSectors; ++i) {
      const double angle = RingResponses::angle_of_sector(i);
      out.once[static_cast<std::size_t>(i)] = direction(angle);
      out.twice[static_cast<std::size_t>(i)] = direction(2 * angle);
    }
    return out;
  }();
  return all;
}

Peak best_radius(const RingResponses& deck, const RingBend& bend, double radius, double least) {
  const auto within = [&](double column) {
    return std::clamp(static_cast<int>(column), 0, deck.columns() - 1);
  };
  const int from = within(deck.column_of(std::max(radius - kWindow, least))),
            to = within(deck.column_of(std::max(radius, least) + kWindow) + 1);
  std::vector<RingResponse> sums(static_cast<std::size_t>(to - from + 1));
  const double step = deck.radius_of(1) - deck.radius_of(0);
  for (int sector = 0; sector < RingResponses::kSectors; ++sector) {
    const auto i = static_cast<std::size_t>(sector);
    const double outward = bend.outward(radius, directions().once[i], directions().twice[i]);
    const int moved = static_cast<int>(std::lround(outward / step));
    const int first = std::max(from, -moved), last = std::min(to, deck.columns() - 1 - moved);
    for (int k = first; k <= last; ++k)
      sums[static_cast<std::size_t>(k - from)] += deck.at(sector, k + moved);
  }
  Peak best{radius, 0};
  for (int k = from; k <= to; ++k) {
    const RingResponse& sum = sums[static_cast<std::size_t>(k - from)];
    if (sum.count() < kLeastSeen || sum.evidence() <= best.evidence) continue;
    best = {deck.radius_of(k), sum.evidence()};
  }
  return best;
}

// Ways that change one thing that a person would name: everything moves, only the middle does, only the
// outside does, circles become ellipses.
std::array<RingBend, 16> ways(double step) {
  constexpr double kOfEllipses = 0.6;
  std::array<RingBend, 16> out;
  std::size_t i = 0;
  for (const double s : {-step, step}) {
    for (const Vec2& u : {Vec2(s, 0), Vec2(0, s)}) {
      out[i++] = {u, Vec2::Zero(), 0, 0};
      out[i++] = {u, -u, 0, 0};
      out[i++] = {Vec2::Zero(), u, 0, 0};
    }
    out[i++] = {Vec2::Zero(), Vec2::Zero(), kOfEllipses * s, 0};
    out[i++] = {Vec2::Zero(), Vec2::Zero(), 0, kOfEllipses * s};
  }
  return out;
}

RingBend operator+(const RingBend& a, const RingBend& b) {
  return {a.shift + b.shift, a.horizon + b.horizon, a.stretch + b.stretch, a.shear + b.shear};
}

}  // namespace

SummedRings summed(const RingResponses& deck, const BentRings& rings) {
  SummedRings out{rings, {}, 0};
  for (std::size_t k = 0; k < kCircles; ++k) {
    const double least = k == kCircles - 1 ? kLeastDeck * out.rings.radii[k - 1] : 0;
    const Peak peak = best_radius(deck, rings.bend, rings.radii[k], least);
    out.rings.radii[k] = peak.radius;
    out.evidence[k] = peak.evidence;
    out.score += std::sqrt(peak.evidence);  // faint circles are more than few clear ones
  }
  return out;
}

SummedRings climbed(const RingResponses& deck, const SummedRings& start) {
  constexpr double kFirstStep = 0.006, kLastStep = 0.0006;  // of the outer line's radius
  SummedRings best = start;
  for (double step = kFirstStep; step > kLastStep; step /= 2) {
    for (bool moved = true; moved;) {
      moved = false;
      for (const RingBend& way : ways(step)) {
        const SummedRings next = summed(deck, {best.rings.bend + way, best.rings.radii});
        if (next.score <= best.score) continue;
        best = next;
        moved = true;
      }
    }
  }
  return best;
}

}  // namespace ringside
