// SPDX-License-Identifier: MIT
#include "scoring/fuse.h"

#include <algorithm>
#include <cmath>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr double kSamePlace = 6;          // mm: a disc that was not touched, frames not yet turned to fit
constexpr double kAlignedDegrees = 4;     // quadrant lines give the turn but for quarters to this
constexpr double kLeastMove = 1.0;        // mm: less is no move that anyone means
constexpr double kMoveSigmas = 4;         // of both places together
constexpr double kContradictSigmas = 3;   // two margins, of their own sigmas together: one of them is wrong
constexpr double kOtherTurnDegrees = 20;  // two turns less apart than this are one

Vec2 turned(const Vec2& p, double angle) { return Homography::rotation(angle) * p; }

double remainder_to_quarter(double angle) { return std::abs(std::remainder(angle, kPi / 2)); }

// Each disc of the second photo at most once, the nearest pairs first.
std::vector<SameDisc> pairs_at(double turn, const SeenBoard& first, const SeenBoard& second, double within) {
  std::vector<SameDisc> near, pairs;
  for (const ScoredDisc& a : first.discs) {
    for (const ScoredDisc& b : second.discs) {
      const double apart = (a.disc.base - turned(b.disc.base, turn)).norm();
      if (apart < within) near.push_back({a.disc.id, b.disc.id, apart, false});
    }
  }
  std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.apart < b.apart; });
  for (const SameDisc& pair : near) {
    if (std::none_of(pairs.begin(), pairs.end(), [&](const SameDisc& taken) {
          return taken.first == pair.first || taken.second == pair.second;
        }))
      pairs.push_back(pair);
  }
  return pairs;
}

// Turns that lay some disc of the second photo on one of the first.
std::vector<double> possible_turns(const SeenBoard& first, const SeenBoard& second) {
  const bool quarters = first.calibration.shows_quadrants() && second.calibration.shows_quadrants();
  std::vector<double> turns;
  for (const ScoredDisc& a : first.discs) {
    for (const ScoredDisc& b : second.discs) {
      if (std::abs(a.disc.base.norm() - b.disc.base.norm()) > kSamePlace) continue;
      const double turn = angle_of(a.disc.base) - angle_of(b.disc.base);
      if (!quarters || remainder_to_quarter(turn) < radians(kAlignedDegrees)) turns.push_back(turn);
    }
  }
  return turns;
}

struct Turn {
  double angle;
  std::size_t pairs;
};

bool is_other_turn(const Turn& a, const Turn& b) {
  return std::abs(std::remainder(a.angle - b.angle, 2 * kPi)) > radians(kOtherTurnDegrees);
}

std::optional<Turn> best_turn(const SeenBoard& first, const SeenBoard& second) {
  std::vector<Turn> turns;
  for (const double angle : possible_turns(first, second))
    turns.push_back({angle, pairs_at(angle, first, second, kSamePlace).size()});
  const auto fewer = [](const Turn& a, const Turn& b) { return a.pairs < b.pairs; };
  const auto best = std::max_element(turns.begin(), turns.end(), fewer);
  if (best == turns.end() || 2 * best->pairs < std::max(first.discs.size(), second.discs.size()))
    return std::nullopt;
  const bool ambiguous = std::any_of(turns.begin(), turns.end(), [&](const Turn& other) {
    return is_other_turn(other, *best) && other.pairs == best->pairs;
  });
  return ambiguous ? std::nullopt : std::optional(*best);
}

const ScoredDisc& disc_of(const SeenBoard& board, int id) {
  return *std::find_if(board.discs.begin(), board.discs.end(),
                       [&](const ScoredDisc& scored) { return scored.disc.id == id; });
}

// The turn on which the pairs agree; discs that moved do not count in a median.
double refined_turn(double turn, const SeenBoard& first, const SeenBoard& second) {
  std::vector<double> offsets;
  for (const SameDisc& pair : pairs_at(turn, first, second, kSamePlace)) {
    const Vec2 a = disc_of(first, pair.first).disc.base, b = disc_of(second, pair.second).disc.base;
    offsets.push_back(std::remainder(angle_of(a) - angle_of(b) - turn, 2 * kPi));
  }
  return turn + median(offsets);
}

double place_sigma(const Disc& disc) { return std::sqrt(disc.covariance.trace() / 2); }

bool has_moved(const SameDisc& pair, const SeenBoard& first, const SeenBoard& second) {
  const double sigma = std::hypot(place_sigma(disc_of(first, pair.first).disc),
                                  place_sigma(disc_of(second, pair.second).disc));
  return pair.apart > std::max(kLeastMove, kMoveSigmas * sigma);
}

// Discs that have no partner at their place: the nearest of the same team, wherever it lies.
void add_moved(SamePosition& position, const SeenBoard& first, const SeenBoard& second) {
  constexpr double kAnywhere = 1e4;  // mm
  const auto is_paired = [&](const SameDisc& pair) {
    return std::any_of(position.discs.begin(), position.discs.end(), [&](const SameDisc& taken) {
      return taken.first == pair.first || taken.second == pair.second;
    });
  };
  std::vector<ScoredDisc> left_first, left_second;
  for (const ScoredDisc& a : first.discs)
    if (!is_paired({a.disc.id, 0, 0, false})) left_first.push_back(a);
  for (const ScoredDisc& b : second.discs)
    if (!is_paired({0, b.disc.id, 0, false})) left_second.push_back(b);
  const SeenBoard a{first.calibration, left_first}, b{second.calibration, left_second};
  for (SameDisc pair : pairs_at(position.turn, a, b, kAnywhere)) {
    if (disc_of(a, pair.first).disc.team != disc_of(b, pair.second).disc.team) continue;
    pair.moved = true;
    position.discs.push_back(pair);
  }
}

// Of two measurements with independent errors of their own and an error that they share. Two that contradict
// each other leave open what lies between them.
LineMargin fused_margin(const LineMargin& a, const LineMargin& b) {
  const double shared = std::min({a.shared_sigma, b.shared_sigma, a.sigma, b.sigma});
  const double own_a = a.sigma * a.sigma - shared * shared, own_b = b.sigma * b.sigma - shared * shared;
  const double sum = own_a + own_b;
  if (!(sum > 0)) return a;
  const double weight = own_b / sum;
  const double sigma = std::sqrt(shared * shared + own_a * own_b / sum);
  const double apart = std::abs(a.margin - b.margin);
  const bool contradict = apart > kContradictSigmas * std::sqrt(sum);
  return {a.line, weight * a.margin + (1 - weight) * b.margin,
          contradict ? std::max(sigma, apart / 2) : sigma, shared};
}

}  // namespace

std::optional<SamePosition> same_position(const SeenBoard& first, const SeenBoard& second) {
  const auto turn = best_turn(first, second);
  if (!turn) return std::nullopt;
  SamePosition position{refined_turn(turn->angle, first, second), {}};
  position.discs = pairs_at(position.turn, first, second, kSamePlace);
  for (SameDisc& pair : position.discs) pair.moved = has_moved(pair, first, second);
  add_moved(position, first, second);
  return position;
}

std::vector<ScoredDisc> fused(const SeenBoard& first, const SeenBoard& second, const SamePosition& position,
                              const ScoringOptions& options) {
  std::vector<ScoredDisc> discs = first.discs;
  for (const SameDisc& pair : position.discs) {
    if (pair.moved) continue;
    const Disc& other = disc_of(second, pair.second).disc;
    for (ScoredDisc& scored : discs) {
      if (scored.disc.id != pair.first || scored.disc.in_hole != HoleState::kNone) continue;
      LineMargins lines = margins_of(scored.disc, first.calibration);
      for (LineMargin& line : lines)
        line = fused_margin(line, margin_to(other, second.calibration, line.line));
      scored = score_disc(scored.disc, lines, options);
    }
  }
  return discs;
}

}  // namespace ringside
