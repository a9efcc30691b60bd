// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>

#include "ledger/ledger_form.h"

// What is wrong with a ledger's file, in plain words.
namespace ringside {

inline constexpr const char* kDamagedLedger =
    "is damaged; keep it, and restore a copy or name another with --db";

// Throws LedgerError "FILE: MESSAGE".
[[noreturn]] void fail_ledger(const std::filesystem::path& file, const std::string& message);

// Whether a change that was interrupted, or is being made, lies in the -wal.
bool has_waiting_changes(const std::filesystem::path& file);

// Whether the disk of a ledger has locks. SQLite takes one that has none for one that another program has
// locked. Tried on another file beside it: who closes the ledger gives up the locks of this process. True
// where that cannot be tried.
bool knows_locks(const std::filesystem::path& file);

// Refuses a file that is no ledger of that form, or that is cut short: one that nobody is half-way through
// changing has as many pages as its header says. Throws LedgerError.
void check_header_and_size(const LedgerForm& form, const std::filesystem::path& file);

// Throws LedgerError saying in plain words what SQLite met.
[[noreturn]] void fail_as(const std::filesystem::path& file, const SQLite::Exception& error);

}  // namespace ringside
