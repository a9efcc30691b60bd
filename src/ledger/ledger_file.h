// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

#include "ledger/if_missing.h"
#include "ledger/if_there.h"
#include "ledger/ledger_form.h"
#include "ledger/patience.h"

// How a ledger's file is made, checked and opened.
namespace ringside {

// A connection to an existing ledger or a new one. Throws LedgerError, or SQLite::Exception for what
// fail_as explains.
SQLite::Database open_ledger(const LedgerForm& form, const std::filesystem::path& file, IfMissing if_missing,
                             LedgerPatience patience = kUsualPatience);

// To look at an existing one only: it may lie where nothing can be written, and an old version stays as it
// is.
SQLite::Database open_ledger_to_read(const LedgerForm& form, const std::filesystem::path& file);

// Moves what was committed from the -wal into the file itself. Nothing is lost where that cannot be now: the
// next commit, or the last program to close the file, does it.
void empty_log(SQLite::Database& database, LedgerPatience patience) noexcept;

// Writes all of it to another file, whole or not at all, whoever else writes meanwhile. Throws as
// open_ledger.
void copy_ledger(const LedgerForm& form, SQLite::Database& database, const std::filesystem::path& target,
                 IfThere if_there);

}  // namespace ringside
