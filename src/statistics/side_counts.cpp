// SPDX-License-Identifier: MIT
#include "statistics/side_counts.h"

#include <algorithm>

#include "scoring/zones.h"

namespace ringside {
namespace {

// A disc that people ruled to be worth 15 is none that they took for flat; one ruled otherwise did not hang.
bool hangs(const RestingDisc& disc) {
  constexpr int kWorthOfHanger = 15;
  if (disc.ruled) return disc.in_hole != HoleState::kNone && disc.zone == kWorthOfHanger;
  return disc.in_hole == HoleState::kHanger;
}

void add_discs(const RoundState& round, const std::string& team, SideCounts& counts) {
  ++counts.photo_rounds;
  for (const RestingDisc& disc : round.played.discs) {
    if (disc.team != team || !disc.in_play()) continue;
    ++counts.discs_left[disc.zone];
    if (hangs(disc)) ++counts.hangers;
  }
}

void add_shots(const std::vector<ShotSeen>& shots, const std::string& team, bool reaches_inner_line,
               SideCounts& counts) {
  for (const ShotSeen& shot : shots) {
    if (shot.team != team) continue;
    ++counts.shots;
    if (shot.verdict == Verdict::kCannotTell) continue;
    const int valid = shot.verdict == Verdict::kValid ? 1 : 0;
    counts.valid_shots.count += valid;
    ++counts.valid_shots.of;
    if (shot.open != true || !reaches_inner_line) continue;
    counts.open_shots_made.count += valid;
    ++counts.open_shots_made.of;
  }
}

int open_calls_of(const RoundState& round, const std::string& team) {
  const std::vector<int> open = left_open(round);
  return static_cast<int>(
      std::count_if(round.played.discs.begin(), round.played.discs.end(), [&](const RestingDisc& disc) {
        return disc.team == team && std::find(open.begin(), open.end(), disc.id) != open.end();
      }));
}

int longest_run_of(const std::vector<RoundState>& rounds, const std::string& team) {
  int run = 0, longest = 0;
  for (const RoundState& round : rounds) {
    run = round.result.winner == team ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

}  // namespace

SideCounts counts_of(const MatchState& match, const std::string& team) {
  SideCounts counts{.rounds = static_cast<int>(match.rounds.size()),
                    .twenties = match.twenties.at(team),
                    .longest_run = longest_run_of(match.rounds, team)};
  for (const RoundState& round : match.rounds) {
    counts.points += round.totals.at(team).total();
    if (round.result.winner == team) ++counts.rounds_won;
    counts.open_calls += open_calls_of(round, team);
    if (round.played.evidence) add_discs(round, team, counts);
    add_shots(round.played.shots, team, match.setup.rules.open_shot_reaches_inner_line, counts);
  }
  return counts;
}

SideCounts& operator+=(SideCounts& sum, const SideCounts& more) {
  sum.rounds += more.rounds;
  sum.photo_rounds += more.photo_rounds;
  sum.open_calls += more.open_calls;
  sum.twenties += more.twenties;
  sum.points += more.points;
  sum.rounds_won += more.rounds_won;
  sum.longest_run = std::max(sum.longest_run, more.longest_run);
  sum.shots += more.shots;
  for (auto part : {&SideCounts::valid_shots, &SideCounts::open_shots_made}) {
    (sum.*part).count += (more.*part).count;
    (sum.*part).of += (more.*part).of;
  }
  for (const auto& [zone, discs] : more.discs_left) sum.discs_left[zone] += discs;
  sum.hangers += more.hangers;
  return sum;
}

}  // namespace ringside
