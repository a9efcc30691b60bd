// SPDX-License-Identifier: MIT
#include "calibration/landmarks/peg_comb.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "geometry/robust.h"

namespace ringside {
namespace {

// Places along the line, 2 mm apart on a board of typical size; a multiple of every count of pegs.
constexpr int kPlaces = 336;
constexpr std::array kCounts{8, 4, 6, 12, 16};
// Looked for along all of the line, then where the best comb stands, mm.
constexpr std::array<PegShape, 4> kCoarseShapes{{{3.0, 11}, {3.0, 16}, {5.0, 11}, {5.0, 16}}};
constexpr std::array kRadii{2.6, 3.5, 4.5, 5.6};
constexpr std::array kHeights{10.0, 14.0, 18.0};
constexpr double kBeside = 1.25;                          // mm by which a peg may stand off the line
constexpr std::array kAsides{-1.0, -0.5, 0.0, 0.5, 1.0};  // places by which a peg may stand off its angle
constexpr int kOffEighth = 3;                             // places: 3 degrees
constexpr double kLeastScore = 0.5;                       // of a peg's outline
// Over what chance makes of half of all places: grain, the line's rough edges.
constexpr double kOverTypical = 0.25;
constexpr double kLeastGain = 0.6;  // of all pegs over kLeastScore together

struct Seen {
  double score = 0;
  Vec2 foot = Vec2::Zero();
};
using Scores = std::array<double, kPlaces>;

double angle_of_place(double place) { return 2 * kPi * place / kPlaces; }
std::size_t wrapped(int place) { return static_cast<std::size_t>((place + kPlaces) % kPlaces); }

class Search {
 public:
  Search(const LineStrip& strip, const Line& line, const Vec3& camera)
      : strip_(strip), line_(line), camera_(camera) {}

  // How much of a peg's outline is there, on the line or beside it.
  Seen look_at(const PegShape& shape, double angle) const {
    const double radius = line_.radius_at(angle);
    const Vec2 outwards = direction(angle), along(-outwards.y(), outwards.x());
    const Vec2 foot = radius * outwards;
    const Vec2 foot_strip(strip_.length() * angle / (2 * kPi), 0);
    std::array<double, 3> scores{};  // inwards of the line, on it, outwards
    for (const PegOutlinePoint& p : peg_outline(foot, shape, camera_)) {
      const Vec2 from_foot = p.p_board - foot;
      const Vec2 normal(p.normal.dot(along), p.normal.dot(outwards));
      const Vec2 p_strip = foot_strip + Vec2(from_foot.dot(along), from_foot.dot(outwards));
      const auto edges = strip_.edges_near(p_strip, normal, kBeside);
      for (std::size_t i = 0; i < scores.size(); ++i) scores[i] += p.weight * static_cast<double>(edges[i]);
    }
    const auto* const best = std::max_element(scores.begin(), scores.end());
    return {*best, (radius + kBeside * static_cast<double>(best - scores.begin() - 1)) * outwards};
  }

  Scores look_along(const PegShape& shape) const {
    Scores scores;
    for (int place = 0; place < kPlaces; ++place)
      scores[wrapped(place)] = look_at(shape, angle_of_place(place)).score;
    return scores;
  }

  // The best place close to one.
  Seen look_near(const PegShape& shape, int place) const {
    Seen best;
    for (const double aside : kAsides) {
      const Seen seen = look_at(shape, angle_of_place(place + aside));
      if (seen.score > best.score) best = seen;
    }
    return best;
  }

 private:
  const LineStrip& strip_;
  const Line& line_;
  const Vec3& camera_;
};

struct Comb {
  double gain = std::numeric_limits<double>::lowest();
  int count = 0;
  int first = 0;   // place
  double bar = 0;  // the least score of a peg that counts for it
};

bool may_begin(int first, int count, bool on_eighths) {
  return !on_eighths || count != 8 || std::abs(first - kPlaces / 16) <= kOffEighth;
}

Comb best_comb(const Scores& scores, bool on_eighths) {
  Scores gains;
  for (int i = 0; i < kPlaces; ++i)
    gains[wrapped(i)] = std::max({scores[wrapped(i - 1)], scores[wrapped(i)], scores[wrapped(i + 1)]});
  const double bar = std::max(kLeastScore, median(std::vector(gains.begin(), gains.end())) + kOverTypical);
  for (double& gain : gains) gain -= bar;
  Comb best;
  for (const int count : kCounts) {
    for (int first = 0; first < kPlaces / count; ++first) {
      if (!may_begin(first, count, on_eighths)) continue;
      double gain = 0;
      for (int i = 0; i < count; ++i) gain += gains[wrapped(first + i * kPlaces / count)];
      if (gain > best.gain) best = {gain, count, first, bar};
    }
  }
  return best;
}

Comb coarse_comb(const Search& search, bool on_eighths) {
  Comb best;
  for (const PegShape& shape : kCoarseShapes) {
    const Comb comb = best_comb(search.look_along(shape), on_eighths);
    if (comb.gain > best.gain) best = comb;
  }
  return best;
}

struct Candidate {
  double gain;
  PegComb comb;
};

Candidate with_shape(const Search& search, const Comb& comb, const PegShape& shape) {
  Candidate out{0, {shape, {}, {}}};
  for (int i = 0; i < comb.count; ++i) {
    const int place = comb.first + i * kPlaces / comb.count;
    const Seen seen = search.look_near(shape, place);
    out.gain += seen.score - comb.bar;
    out.comb.angles.push_back(angle_of_place(place));
    out.comb.feet.push_back(seen.foot);
  }
  return out;
}

}  // namespace

std::optional<PegComb> find_peg_comb(const LineStrip& strip, const Line& line, const Vec3& camera,
                                     bool on_eighths) {
  const Search search(strip, line, camera);
  const Comb coarse = coarse_comb(search, on_eighths);
  double best_gain = kLeastGain;
  std::optional<PegComb> best;
  for (const double radius : kRadii) {
    for (const double height : kHeights) {
      Candidate candidate = with_shape(search, coarse, {radius, height});
      if (candidate.gain <= best_gain) continue;
      best_gain = candidate.gain;
      best = std::move(candidate.comb);
    }
  }
  return best;
}

}  // namespace ringside
