// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "ledger/ledger.h"
#include "live/view/table_command.h"
#include "match/match_state.h"

namespace ringside {

// The match that is played at a table, in the ledger: what a call has returned is on disk. All throw
// TableError and leave everything as it was.
class MatchKeeper {
 public:
  // now: the time written into entries. The file is opened when it is needed first.
  MatchKeeper(std::filesystem::path ledger, std::function<UtcTime()> now)
      : ledger_(std::move(ledger)), now_(std::move(now)) {}

  void start(const StartMatch& wishes);
  void go_on_with(std::optional<std::int64_t> id);  // empty: the latest, if there is one
  void add(const Action& action);

  const std::optional<StoredMatch>& match() const { return match_; }
  const std::optional<MatchState>& standing() const { return standing_; }
  const std::filesystem::path& ledger() const { return ledger_; }

 private:
  void set(std::optional<StoredMatch> match);

  std::filesystem::path ledger_;
  std::function<UtcTime()> now_;
  std::optional<StoredMatch> match_ = {};
  std::optional<MatchState> standing_ = {};  // of match_: asked for at every change of the table
};

}  // namespace ringside
