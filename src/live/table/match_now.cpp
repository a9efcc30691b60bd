// SPDX-License-Identifier: MIT
#include "live/table/match_now.h"

#include <algorithm>
#include <numeric>

#include "match/with_entry.h"
#include "rules/turns.h"

namespace ringside {

MatchNow::MatchNow(std::int64_t id, Match match)
    : id_(id),
      match_(std::make_shared<const Match>(std::move(match))),
      standing_(std::make_shared<const MatchState>(state_of(*match_))) {}

// When the entry is made says nothing of how the match stands.
MatchNow MatchNow::with(const Action& action) const { return {id_, with_entry(*match_, action, UtcTime{})}; }

std::optional<int> MatchNow::shots_in_round() const {
  if (!goes_on()) return std::nullopt;
  const std::vector<int>& discs = setup().discs;
  return std::accumulate(discs.begin(), discs.end(), 0);
}

std::vector<int> MatchNow::players_by_shot() const {
  if (!goes_on()) return {};
  return shots_of_round(setup().rules, setup().discs, standing().starter);
}

bool MatchNow::sides_take_turns() const {
  const std::vector<int> players = players_by_shot();
  const auto same_side = [](int a, int b) { return side_of(a) == side_of(b); };
  return !players.empty() && std::adjacent_find(players.begin(), players.end(), same_side) == players.end();
}

}  // namespace ringside
