// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>

#include "json/parse_json.h"
#include "ledger/ledger_check.h"
#include "ledger/ledger_error.h"
#include "ledger/ledger_file.h"

namespace ringside {

// A ledger that is open, of whatever form.
struct LedgerConnection {
  std::filesystem::path file;
  SQLite::Database database;
  LedgerPatience patience = kUsualPatience;

  // Runs an action, with what SQLite says in our words.
  template <typename Run>
  static auto guarded(const std::filesystem::path& file, const Run& run) {
    try {
      return run();
    } catch (const SQLite::Exception& error) {
      fail_as(file, error);
    } catch (const JsonError&) {
      throw LedgerError(file.string() + ": an entry cannot be read; keep the file and report it");
    }
  }

  // The same in one transaction that nobody else writes in. What it wrote lies in the file itself afterwards:
  // people copy that file alone, also while other programs have it open.
  template <typename Run>
  auto alone(const Run& run) {
    return guarded(file, [&] {
      SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
      auto result = run();
      transaction.commit();
      empty_log(database, patience);
      return result;
    });
  }
};

}  // namespace ringside
