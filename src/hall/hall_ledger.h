// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hall/tournament.h"
#include "ledger/if_missing.h"
#include "ledger/if_there.h"
#include "ledger/ledger_error.h"
#include "ledger/patience.h"

namespace ringside::hall {

// A tournament as a ledger keeps it.
struct StoredTournament {
  std::int64_t id = 0;    // in its ledger, from 1
  std::string uuid = {};  // the same wherever the file is copied to
  UtcTime made{};
  Tournament tournament;
};

// Tournaments on disk, in a file of their own with the promises of Ledger (ledger/ledger.h): it only grows,
// what a call has returned survives a power failure, a call that throws has left the file as it was. All
// calls throw LedgerError.
class HallLedger {
 public:
  explicit HallLedger(const std::filesystem::path& file, IfMissing if_missing = IfMissing::kMake,
                      LedgerPatience patience = kUsualPatience);
  // An existing one of which only what is const is used; it stays untouched.
  static HallLedger to_read(const std::filesystem::path& file);
  ~HallLedger();
  HallLedger(HallLedger&&) noexcept;
  HallLedger& operator=(HallLedger&&) noexcept;

  // Refuses what check(setup) refuses with RulesError.
  StoredTournament create(const Setup& setup, UtcTime made);

  // All of `decide` or nothing: it sees the tournament as it is and says what comes next, one entry each;
  // nobody else writes between. What it throws passes through. Refuses what with_entry refuses with
  // RulesError.
  StoredTournament append(std::int64_t id, UtcTime made,
                          const std::function<std::vector<Action>(const Tournament&)>& decide);

  StoredTournament find(std::int64_t id) const;
  std::size_t entries_of(std::int64_t id) const;  // how many it has; quick
  std::vector<StoredTournament> all() const;      // by id
  std::optional<std::int64_t> latest() const;     // id of the one that was begun last

  // Writes all of it to another file, whole or not at all, whoever else writes meanwhile.
  void back_up(const std::filesystem::path& target, IfThere if_there) const;

 private:
  struct Connection;
  explicit HallLedger(std::unique_ptr<Connection> connection);

  std::unique_ptr<Connection> connection_;
};

}  // namespace ringside::hall
