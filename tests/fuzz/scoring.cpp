// SPDX-License-Identifier: MIT
// Random discs on a board of random lines: margins are finite, sigmas zero or more, zones those that there
// are, and totals what the zones add up to.
#include "scoring/score.h"

#include <cmath>
#include <set>

#include "fuzz/fuzz_target.h"
#include "fuzz/random_values.h"
#include "scoring/example_board.h"
#include "scoring/fuse.h"
#include "scoring/open_calls.h"

namespace {

using namespace ringside;
using fuzz::require;

Calibration random_board(fuzz::RandomValues& values) {
  Calibration board = testing::example_board();
  for (Line& line : board.lines) {
    for (double& harmonic : line.harmonics) harmonic = values.number(-3, 3);
    line.width = values.number(0, 6);
    line.sigma = values.number(0, 2);
  }
  return board;
}

Disc random_disc(fuzz::RandomValues& values, int id) {
  constexpr std::array kTeams{"black", "red", "natural", ""};
  Disc disc = testing::disc_at({values.number(-400, 400), values.number(-400, 400)},
                               kTeams[static_cast<std::size_t>(values.below(4))]);
  disc.id = id;
  disc.radius = values.number(5, 30);
  disc.radius_sigma = values.number(0, 2);
  Mat2 root;
  root << values.number(-2, 2), values.number(-2, 2), values.number(-2, 2), values.number(-2, 2);
  disc.covariance = root * root.transpose();
  disc.in_hole = static_cast<HoleState>(values.below(4));
  return disc;
}

void check(const ScoredDisc& scored) {
  const std::set<int> zones{0, 5, 10, 15, 20};
  require(zones.contains(scored.zone) && zones.contains(scored.other_zone), "a zone is one that there is");
  require(std::isfinite(scored.line.margin), "a margin is finite");
  require(std::isfinite(scored.line.sigma) && scored.line.sigma >= 0, "a sigma is zero or more");
  require(scored.line.shared_sigma <= scored.line.sigma + 1e-9, "a part of a sigma is no larger");
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  constexpr int kMostDiscs = 24;
  RandomValues values(input);
  const Calibration board = random_board(values);
  std::vector<ScoredDisc> discs;
  for (int id = 1; values.left() && id <= kMostDiscs; ++id)
    discs.push_back(score_disc(random_disc(values, id), board));
  int sum = 0;
  for (const ScoredDisc& scored : discs) {
    check(scored);
    sum += scored.zone;
  }
  int counted = 0;
  for (const auto& [team, total] : total_up(discs, {})) counted += total.total();
  require(counted == sum, "a total is the sum of its discs");
  open_calls(discs, {});
  const SeenBoard seen{board, discs};
  if (const auto position = same_position(seen, seen))
    for (const ScoredDisc& scored : fused(seen, seen, *position)) check(scored);
}
