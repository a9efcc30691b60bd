// SPDX-License-Identifier: MIT
#include "ledger/ledger_file.h"

#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <system_error>

#include "files/folders.h"
#include "files/temporary_file.h"
#include "ledger/ledger_check.h"
#include "ledger/ledger_error.h"
#include "ledger/schema_check.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

void check_content(const LedgerForm& form, const fs::path& file, SQLite::Database& database) {
  checked_version(form, file, database);
  SQLite::Statement check(database, "PRAGMA quick_check(1)");
  if (!check.executeStep() || check.getColumn(0).getString() != "ok") fail_ledger(file, kDamagedLedger);
}

// Each step with its number in one transaction; two programs that both want to take it do not both.
void migrate(const LedgerForm& form, const fs::path& file, SQLite::Database& database) {
  if (checked_version(form, file, database) == form.version()) return;
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  for (int version = checked_version(form, file, database); version < form.version(); ++version) {
    database.exec(form.steps[static_cast<std::size_t>(version)]);
    database.exec("PRAGMA user_version = " + std::to_string(version + 1));
  }
  transaction.commit();
}

constexpr auto kUsual = static_cast<int>(kUsualPatience.count());  // as SQLite takes it

void set_up_connection(SQLite::Database& database) {
  database.exec("PRAGMA foreign_keys = ON");
  // In WAL mode only FULL makes a commit survive a power cut.
  database.exec("PRAGMA synchronous = FULL");
}

void fill_new(const LedgerForm& form, const fs::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kUsual);
  set_up_connection(database);
  database.exec("PRAGMA application_id = " + std::to_string(form.application_id));
  migrate(form, file, database);
  database.exec("PRAGMA journal_mode = WAL");  // last, so that all else is in the file itself
}

// SQLite's name of a file that is not changed, whatever lies beside it.
std::string unchanging(const fs::path& file) {
  std::string name = "file:";
  for (const char c : fs::absolute(file).string()) {
    constexpr std::string_view kMeansSomething = "?#%";  // in such a name
    if (kMeansSomething.find(c) == std::string_view::npos) {
      name += c;
    } else {
      name += c == '?' ? "%3f" : c == '#' ? "%23" : "%25";
    }
  }
  return name + "?immutable=1";
}

// Where nothing can be written, not even the memory that programs share who use the ledger at once: so nobody
// does. What an interrupted program left in the -wal is read with it.
SQLite::Database connection_to_unwritable(const fs::path& file) {
  if (!has_waiting_changes(file)) return {unchanging(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, kUsual};
  // In exclusive mode the index of the -wal is kept in this process, and locks of a file that cannot be
  // written cannot be had.
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY, kUsual, "unix-none");
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return database;
}

bool is_of_writing(const SQLite::Exception& error) {
  constexpr std::array kOfWriting{SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_FULL, SQLITE_IOERR};
  return std::find(kOfWriting.begin(), kOfWriting.end(), error.getErrorCode()) != kOfWriting.end();
}

// A connection that may write clears away after itself what SQLite puts beside the file. Where the file
// cannot be written, it would be left there, unless somebody has it open who can.
bool leaves_nothing_behind(const fs::path& file) {
  return ::access(file.c_str(), W_OK) == 0 || ::access((file.string() + "-shm").c_str(), R_OK) == 0;
}

std::optional<SQLite::Database> shared_connection_to_read(const LedgerForm& form, const fs::path& file) {
  if (!leaves_nothing_behind(file)) return std::nullopt;
  try {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, kUsual);
    check_content(form, file, database);
    return database;
  } catch (const SQLite::Exception& error) {
    // Where there are no locks nobody can write either.
    if (is_of_writing(error) || !knows_locks(file)) return std::nullopt;
    throw;
  }
}

SQLite::Database connection_to_read(const LedgerForm& form, const fs::path& file) {
  if (auto shared = shared_connection_to_read(form, file)) return *std::move(shared);
  SQLite::Database database = connection_to_unwritable(file);
  check_content(form, file, database);
  return database;
}

// Made whole beside its place and then given the name, so that no half-made ledger is ever seen.
void make_ledger(const LedgerForm& form, const fs::path& file) {
  const fs::path folder = fs::absolute(file).parent_path();
  std::error_code error;
  make_folders(folder, error);
  if (!fs::is_directory(folder))
    fail_ledger(file, "the folder cannot be made (" + error.message() + "); name another place with --db");
  try {
    TemporaryFile temporary(folder);
    fill_new(form, temporary.path());
    // Never takes the place of a ledger that another program has made meanwhile.
    temporary.become(file, TemporaryFile::IfThere::kLeave);
  } catch (const std::system_error& problem) {
    fail_ledger(file, "cannot be made (" + problem.code().message() + "); check the folder");
  }
}

}  // namespace

SQLite::Database open_ledger(const LedgerForm& form, const fs::path& file, IfMissing if_missing,
                             LedgerPatience patience) {
  std::error_code error;
  if (!fs::exists(fs::symlink_status(file, error))) {
    if (if_missing == IfMissing::kRefuse) fail_ledger(file, form.nothing_kept);
    make_ledger(form, file);
  }
  check_header_and_size(form, file);
  const auto milliseconds = static_cast<int>(patience.count());
  {
    SQLite::Database as_it_is(file.string(), SQLite::OPEN_READONLY, milliseconds);
    check_content(form, file, as_it_is);
  }
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, milliseconds);
  set_up_connection(database);
  migrate(form, file, database);
  return database;
}

SQLite::Database open_ledger_to_read(const LedgerForm& form, const fs::path& file) {
  std::error_code error;
  if (!fs::exists(fs::symlink_status(file, error))) fail_ledger(file, form.nothing_kept);
  check_header_and_size(form, file);
  return connection_to_read(form, file);
}

}  // namespace ringside
