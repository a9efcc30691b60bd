// SPDX-License-Identifier: MIT
#include "calibration/peg_comb.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "geometry/robust.h"

namespace ringside {
namespace {

// Places along the line, 2 mm apart on a board of the usual size; a multiple of every count of pegs.
constexpr int kPlaces = 336;
constexpr std::array kCounts{8, 4, 6, 12, 16};
constexpr std::array kRadii{2.6, 3.5, 4.5, 5.6};   // mm
constexpr std::array kHeights{12.0, 17.0};         // mm
constexpr std::array kOutwards{-1.25, 0.0, 1.25};  // mm from the line
constexpr int kAside = 1;                          // places by which a peg may stand off its angle
constexpr int kOffEighth = 3;                      // places: 3 degrees
constexpr double kLeastScore = 0.5;                // of a peg's outline
// Over what chance makes of half of all places: grain, the line's rough edges.
constexpr double kOverUsual = 0.25;
constexpr double kLeastGain = 0.6;  // of all pegs over kLeastScore together

struct Seen {
  double score = 0;
  double outwards = 0;
};
using SeenPlaces = std::array<Seen, kPlaces>;

double angle_of_place(int place) { return 2 * kPi * place / kPlaces; }
std::size_t wrapped(int place) { return static_cast<std::size_t>((place + kPlaces) % kPlaces); }

// How much of a peg's outline is there, for every place along the line.
SeenPlaces look_along(const LineStrip& strip, const Line& line, const Vec3& camera, const PegShape& shape) {
  SeenPlaces seen;
  for (int place = 0; place < kPlaces; ++place) {
    const double angle = angle_of_place(place), radius = line.radius_at(angle);
    const Vec2 outwards = direction(angle), along(-outwards.y(), outwards.x());
    const Vec2 foot = radius * outwards;
    const PegOutline outline = peg_outline(foot, shape, camera);
    std::array<double, kOutwards.size()> scores{};
    for (std::size_t k = 0; k < outline.size(); ++k) {
      if (k % 4 > 1) continue;  // two opposite points of four are enough here
      const PegOutlinePoint& p = outline[k];
      const Vec2 from_foot = p.p_board - foot;
      const Vec2 normal(p.normal.dot(along), p.normal.dot(outwards));
      const Vec2 p_strip(strip.length() * place / kPlaces + from_foot.dot(along), from_foot.dot(outwards));
      for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] += 2 * p.weight * strip.edge_near(p_strip + Vec2(0, kOutwards[i]), normal);
    }
    const auto* const best = std::max_element(scores.begin(), scores.end());
    seen[static_cast<std::size_t>(place)] = {*best,
                                             kOutwards[static_cast<std::size_t>(best - scores.begin())]};
  }
  return seen;
}

// The best place close to one.
int best_near(const SeenPlaces& seen, int place) {
  int best = place;
  for (int aside = -kAside; aside <= kAside; ++aside)
    if (seen[wrapped(place + aside)].score > seen[wrapped(best)].score) best = place + aside;
  return best;
}

struct Comb {
  double gain = 0;
  int count = 0;
  int first = 0;  // place
};

bool may_begin(int first, int count, bool on_eighths) {
  return !on_eighths || count != 8 || std::abs(first - kPlaces / 16) <= kOffEighth;
}

Comb best_comb(const SeenPlaces& seen, bool on_eighths) {
  std::array<double, kPlaces> gains;
  for (int place = 0; place < kPlaces; ++place)
    gains[wrapped(place)] = seen[wrapped(best_near(seen, place))].score;
  const double usual = median(std::vector(gains.begin(), gains.end()));
  for (double& gain : gains) gain -= std::max(kLeastScore, usual + kOverUsual);
  Comb best;
  for (const int count : kCounts) {
    for (int first = 0; first < kPlaces / count; ++first) {
      if (!may_begin(first, count, on_eighths)) continue;
      double gain = 0;
      for (int i = 0; i < count; ++i) gain += gains[wrapped(first + i * kPlaces / count)];
      if (gain > best.gain) best = {gain, count, first};
    }
  }
  return best;
}

PegComb described(const Comb& comb, const SeenPlaces& seen, const PegShape& shape, const Line& line) {
  PegComb out{shape, {}, {}};
  for (int i = 0; i < comb.count; ++i) {
    const int place = comb.first + i * kPlaces / comb.count;
    const int best = best_near(seen, place);
    const double angle = angle_of_place(best);
    out.angles.push_back(angle_of_place(place));
    out.feet.emplace_back((line.radius_at(angle) + seen[wrapped(best)].outwards) * direction(angle));
  }
  return out;
}

}  // namespace

std::optional<PegComb> find_peg_comb(const LineStrip& strip, const Line& line, const Vec3& camera,
                                     bool on_eighths) {
  double best_gain = kLeastGain;
  std::optional<PegComb> best;
  for (const double radius : kRadii) {
    for (const double height : kHeights) {
      const PegShape shape{radius, height};
      const SeenPlaces seen = look_along(strip, line, camera, shape);
      const Comb comb = best_comb(seen, on_eighths);
      if (comb.gain <= best_gain) continue;
      best_gain = comb.gain;
      best = described(comb, seen, shape, line);
    }
  }
  return best;
}

}  // namespace ringside
