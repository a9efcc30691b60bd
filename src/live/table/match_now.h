// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/match_state.h"

namespace ringside {

// The match as it stands, if one is played: a value that is cheap to copy.
class MatchNow {
 public:
  MatchNow() = default;
  MatchNow(std::int64_t id, Match match);  // id: in its ledger

  // As the ledger will have it with one more entry. Throws RulesError when it cannot follow.
  MatchNow with(const Action& action) const;

  bool played() const { return match_ != nullptr; }
  std::int64_t id() const { return id_; }
  const MatchSetup& setup() const { return standing_->setup; }
  const MatchState& standing() const { return *standing_; }

  // After the match is over people may go on playing; that is kept by none.
  bool goes_on() const { return standing_ && !standing_->end.over; }
  // All discs that the match's players have in a round; empty when no match says so.
  std::optional<int> shots_in_round() const;
  // Of the round that is played, each by its player; empty when no match says so.
  std::vector<int> players_by_shot() const;
  // No side shoots twice on end, as one with more discs would at the end.
  bool sides_take_turns() const;

 private:
  std::int64_t id_ = 0;
  std::shared_ptr<const Match> match_ = {};
  std::shared_ptr<const MatchState> standing_ = {};
};

}  // namespace ringside
