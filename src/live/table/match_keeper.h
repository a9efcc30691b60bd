// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "calibration/model/utc_time.h"
#include "ledger/ledger.h"
#include "live/table/match_now.h"
#include "live/view/table_command.h"
#include "match/stored_match.h"

namespace ringside {

// The match that is played at a table, in the ledger: what a call has returned is on disk. All throw
// TableError and leave everything as it was.
class MatchKeeper {
 public:
  // now: the time written into entries. The file is opened when it is needed first.
  MatchKeeper(std::filesystem::path ledger, std::function<UtcTime()> now)
      : ledger_(std::move(ledger)), now_(std::move(now)) {}

  void start(const MatchSetup& setup);
  void go_on_with(std::optional<std::int64_t> id);  // empty: the latest, if there is one
  void add(const Action& action);
  // Back to the match before start(); the one that was started stays in the ledger, empty.
  void go_back_to(std::optional<StoredMatch> match) { set(std::move(match)); }

  const std::optional<StoredMatch>& match() const { return match_; }
  const MatchNow& now() const { return match_now_; }

 private:
  Ledger ledger_now() const;
  void set(std::optional<StoredMatch> match);

  std::filesystem::path ledger_;
  std::function<UtcTime()> now_;
  std::optional<StoredMatch> match_ = {};
  MatchNow match_now_ = {};  // of match_: needed at every change of the table
};

// What players agree on, by the rules that they name. Throws TableError.
MatchSetup agreed(const StartMatch& wishes);

}  // namespace ringside
