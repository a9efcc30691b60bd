// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/if_missing.h"
#include "ledger/if_there.h"
#include "ledger/ledger_error.h"
#include "ledger/patience.h"
#include "match/stored_match.h"

namespace ringside {

// Matches on disk: one SQLite file that only grows. What a call has returned survives the end of the program
// and a power failure. A call that throws has left the file as it was. Two programs may write at once, one
// waits for the other. All calls throw LedgerError.
class Ledger {
 public:
  // Where there is no file, one is made with the folders it lies in, or that is an error. A file that is
  // damaged, not ours or of a newer version is refused untouched; one of an older version is brought up to
  // date.
  explicit Ledger(std::filesystem::path file, IfMissing if_missing = IfMissing::kMake,
                  LedgerPatience patience = kUsualPatience);
  // An existing one of which only what is const is used, also where nothing can be written: a medium or a
  // file that is read-only, a full disk. It stays untouched.
  static Ledger to_read(std::filesystem::path file);
  ~Ledger();
  Ledger(Ledger&&) noexcept;
  Ledger& operator=(Ledger&&) noexcept;

  StoredMatch create(const MatchSetup& setup, UtcTime made);

  // `decide` sees the match as it is and says what comes next; nobody else writes between. What it throws
  // passes through and leaves the match as it was. Refuses what match.h refuses with RulesError.
  StoredMatch append(std::int64_t id, UtcTime made, const std::function<Action(const Match&)>& decide);

  // A match from elsewhere, with all its entries; refused when it is here already.
  StoredMatch add_copy(const StoredMatch& match);

  StoredMatch find(std::int64_t id) const;
  std::optional<std::int64_t> latest() const;  // id of the match begun or copied last
  std::vector<StoredMatch> all() const;        // by id

  // Writes all of it to another file, whole or not at all, whoever else writes meanwhile. A file that is
  // there is replaced only by wish.
  void back_up(const std::filesystem::path& target, IfThere if_there) const;

 private:
  struct Connection;
  Ledger(std::filesystem::path file, std::unique_ptr<Connection> connection);

  std::filesystem::path file_;
  std::unique_ptr<Connection> connection_;
};

}  // namespace ringside
