// SPDX-License-Identifier: MIT
#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "files/temporary_file.h"
#include "ledger/ledger_check.h"
#include "ledger/ledger_file.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// SQLite's backup copies in one step: whoever writes meanwhile is in it whole or not at all.
void copy_pages(SQLite::Database& database, const fs::path& file) {
  SQLite::Database copy(file.string(), SQLite::OPEN_READWRITE);
  // The copy has no name yet: one that is interrupted goes away, so that nothing need be kept to mend it by.
  copy.exec("PRAGMA journal_mode = OFF");
  copy.exec("PRAGMA synchronous = OFF");
  SQLite::Backup(copy, database).executeStep();
}

void flush(const TemporaryFile& file) {
  if (fsync(file.descriptor()) != 0) throw std::system_error(errno, std::generic_category());
}

}  // namespace

// Waits for others who are at it, who could be killed before they have done it; not for those who hang.
void empty_log(SQLite::Database& database, LedgerPatience patience) noexcept {
  constexpr LedgerPatience kWhileKilled{1000};
  sqlite3* const handle = database.getHandle();
  sqlite3_busy_timeout(handle, static_cast<int>(kWhileKilled.count()));
  sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_FULL, nullptr, nullptr);
  sqlite3_busy_timeout(handle, static_cast<int>(patience.count()));
}

void copy_ledger(const LedgerForm& form, SQLite::Database& database, const fs::path& target,
                 IfThere if_there) {
  std::error_code error;
  if (if_there == IfThere::kRefuse && fs::exists(fs::symlink_status(target, error)))
    fail_ledger(target, "is there already; name another file, or say --replace");
  if (fs::is_directory(target, error)) fail_ledger(target, "is a folder; name a file in it");
  const fs::path folder = fs::absolute(target).parent_path();
  try {
    TemporaryFile temporary(folder);
    copy_pages(database, temporary.path());
    check_header_and_size(form, temporary.path());
    flush(temporary);
    temporary.become(target);
  } catch (const std::system_error& problem) {
    fail_ledger(target, "cannot be written (" + problem.code().message() + "); check the folder");
  }
}

}  // namespace ringside
