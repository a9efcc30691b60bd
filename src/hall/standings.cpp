// SPDX-License-Identifier: MIT
#include "hall/standings.h"

#include <algorithm>
#include <map>
#include <set>

#include "hall/bracket.h"
#include "hall/next_round.h"

namespace ringside::hall {
namespace {

using Standings = std::vector<Standing>;
using Run = std::pair<Standings::iterator, Standings::iterator>;

void count(const State& state, const Pairing& pairing, Standing& standing) {
  const Tally tally = tally_of(state.setup.format, pairing, standing.entrant);
  standing.points += tally.points;
  standing.twenties += tally.twenties;
  if (!pairing.outcome) return;
  ++standing.matches;
  standing.won += winner_of(pairing) == standing.entrant ? 1 : 0;
  standing.tied += std::holds_alternative<Played>(*pairing.outcome) && !winner_of(pairing) ? 1 : 0;
}

// Who ever played, and who will.
Standings counted(const State& state) {
  std::set<int> playing;
  for (const Pairing& pairing : state.pairings) {
    playing.insert(pairing.pair.a);
    if (pairing.pair.b) playing.insert(*pairing.pair.b);
  }
  Standings all;
  for (const int entrant : all_by_seed(state))
    if (playing.contains(entrant) || !state.withdrawn.contains(entrant))
      all.push_back({.group = 1, .entrant = entrant});
  std::map<int, Standing*> by_entrant;
  for (Standing& standing : all) by_entrant[standing.entrant] = &standing;
  for (const Pairing& pairing : state.pairings) {
    count(state, pairing, *by_entrant.at(pairing.pair.a));
    if (pairing.pair.b) count(state, pairing, *by_entrant.at(*pairing.pair.b));
  }
  for (const Pairing& pairing : state.pairings) {
    if (!pairing.outcome) continue;
    Standing& a = *by_entrant.at(pairing.pair.a);
    Standing& b = *by_entrant.at(*pairing.pair.b);
    a.opponents += b.points;
    b.opponents += a.points;
  }
  return all;
}

// Ranks one group by points and then by one tie-break after the other.
class Ranking {
 public:
  explicit Ranking(const State& state) : state_(state) {}

  void rank(Run run) {
    std::map<int, int> points;
    for (auto at = run.first; at != run.second; ++at) points[at->entrant] = at->points;
    part(run, 1, points, 0);
  }

 private:
  using Values = std::map<int, int>;  // by entrant; more is better

  // Parts a run by values, and those that stay level by the tie-breaks from `next` on.
  void part(Run run, int first_rank, const Values& values, std::size_t next) {
    const auto value = [&](const Standing& standing) { return values.at(standing.entrant); };
    std::stable_sort(run.first, run.second,
                     [&](const Standing& a, const Standing& b) { return value(a) > value(b); });
    for (auto begin = run.first; begin != run.second;) {
      const auto end = std::find_if(begin, run.second,
                                    [&](const Standing& other) { return value(other) != value(*begin); });
      settle({begin, end}, first_rank + static_cast<int>(begin - run.first), next);
      begin = end;
    }
  }

  void settle(Run level, int rank, std::size_t next) {
    const auto& breaks = state_.setup.format.tie_breaks;
    const bool alone = level.second - level.first == 1;
    if (!alone && next < breaks.size()) {
      part(level, rank, values_of(breaks[next], level), next + 1);
      return;
    }
    for (auto at = level.first; at != level.second; ++at) {
      at->rank = rank;
      at->open = !alone;
    }
  }

  Values values_of(TieBreak by, Run level) const {
    if (by == TieBreak::kHeadToHead) return head_to_head(level);
    if (by == TieBreak::kShootOut) return shoot_out(level);
    Values values;
    for (auto at = level.first; at != level.second; ++at)
      values[at->entrant] = by == TieBreak::kTwenties ? at->twenties : at->opponents;
    return values;
  }

  static Values nothing(Run level) {
    Values values;
    for (auto at = level.first; at != level.second; ++at) values[at->entrant] = 0;
    return values;
  }

  Values head_to_head(Run level) const {
    Values values = nothing(level);
    std::set<std::pair<int, int>> met;
    for (const Pairing& pairing : state_.pairings) {
      const auto& [a, b] = pairing.pair;
      if (!pairing.outcome || !values.contains(a) || !values.contains(*b)) continue;
      met.insert(std::minmax(a, *b));
      values[a] += tally_of(state_.setup.format, pairing, a).points;
      values[*b] += tally_of(state_.setup.format, pairing, *b).points;
    }
    const bool all_met = met.size() == values.size() * (values.size() - 1) / 2;
    return all_met ? values : nothing(level);
  }

  // The latest ruling that names all of them.
  Values shoot_out(Run level) const {
    for (auto ruling = state_.rulings.rbegin(); ruling != state_.rulings.rend(); ++ruling) {
      Values values;
      for (std::size_t place = 0; place < ruling->order.size(); ++place)
        values[ruling->order[place]] = -static_cast<int>(place);
      if (std::all_of(level.first, level.second,
                      [&](const Standing& standing) { return values.contains(standing.entrant); }))
        return values;
    }
    return nothing(level);
  }

  const State& state_;
};

void rank_by_groups(const State& state, Standings& all) {
  std::map<int, int> group_of;
  const auto groups = groups_of(state);
  for (std::size_t i = 0; i < groups.size(); ++i)
    for (const int entrant : groups[i]) group_of[entrant] = static_cast<int>(i) + 1;
  if (groups.size() > 1)
    for (Standing& standing : all) standing.group = group_of.at(standing.entrant);
  std::stable_sort(all.begin(), all.end(),
                   [](const Standing& a, const Standing& b) { return a.group < b.group; });
  for (auto begin = all.begin(); begin != all.end();) {
    const auto end =
        std::find_if(begin, all.end(), [&](const Standing& other) { return other.group != begin->group; });
    Ranking(state).rank({begin, end});
    begin = end;
  }
}

// How far each has come: the last round for those still in, one more for the champion.
void rank_by_rounds(const State& state, Standings& all) {
  const Bracket bracket = bracket_of(state);
  std::map<int, int> way;
  for (const Standing& standing : all) {
    const bool champion = bracket.over && bracket.champion == standing.entrant;
    way[standing.entrant] =
        champion ? state.rounds + 1 : round_of_exit(state, standing.entrant).value_or(state.rounds);
  }
  std::stable_sort(all.begin(), all.end(),
                   [&](const Standing& a, const Standing& b) { return way[a.entrant] > way[b.entrant]; });
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool level = i > 0 && way[all[i].entrant] == way[all[i - 1].entrant];
    all[i].rank = level ? all[i - 1].rank : static_cast<int>(i) + 1;
  }
}

}  // namespace

std::vector<Standing> standings(const State& state) {
  Standings all = counted(state);
  const System system = state.setup.format.system;
  if (system == System::kRoundRobin || system == System::kSwiss) {
    rank_by_groups(state, all);
  } else {
    rank_by_rounds(state, all);
  }
  return all;
}

std::vector<std::vector<int>> open_ties(const std::vector<Standing>& standings) {
  std::map<std::pair<int, int>, std::vector<int>> level;  // by group and rank
  for (const Standing& standing : standings)
    if (standing.open) level[{standing.group, standing.rank}].push_back(standing.entrant);
  std::vector<std::vector<int>> ties;
  for (auto& [place, entrants] : level) ties.push_back(std::move(entrants));
  return ties;
}

}  // namespace ringside::hall
