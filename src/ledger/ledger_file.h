// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

#include "ledger/ledger.h"

// How a ledger's file is made, checked and opened.
namespace ringside {

// A connection to an existing ledger or a new one. Throws LedgerError, or SQLite::Exception for what
// ledger_problem explains.
SQLite::Database open_ledger(const std::filesystem::path& file, IfMissing if_missing);

// Throws LedgerError saying in plain words what SQLite met.
[[noreturn]] void fail_as(const std::filesystem::path& file, const SQLite::Exception& error);

}  // namespace ringside
