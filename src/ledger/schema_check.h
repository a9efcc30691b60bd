// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

#include "ledger/ledger_form.h"

namespace ringside {

// The version of a ledger's tables, at most the newest of its form. Refuses a file whose tables, triggers and
// views are not those of its version: what somebody else put there would be run, and need not end. Throws
// LedgerError, or SQLite::Exception for what fail_as explains.
int checked_version(const LedgerForm& form, const std::filesystem::path& file, SQLite::Database& database);

}  // namespace ringside
