// SPDX-License-Identifier: MIT
#include "ledger/ledger_file.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

#include "ledger/ledger_error.h"
#include "ledger/schema.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// A commit takes milliseconds; whoever waits longer than this waits for a program that hangs.
constexpr int kBusyTimeoutMs = 30'000;

constexpr const char* kDamaged = "is damaged; keep it, and restore a copy or name another with --db";

[[noreturn]] void fail(const fs::path& file, const std::string& message) {
  throw LedgerError(file.string() + ": " + message);
}

std::uintmax_t big_endian(const std::string& bytes, std::size_t offset, std::size_t size) {
  std::uintmax_t value = 0;
  for (const char c : bytes.substr(offset, size)) value = value << 8 | static_cast<unsigned char>(c);
  return value;
}

// By the header alone, so that nothing is opened that SQLite might want to mend.
std::string checked_header(const fs::path& file) {
  constexpr std::string_view kMagic{"SQLite format 3\0", 16};
  constexpr std::size_t kIdOffset = 68;  // of the application's id, big-endian (SQLite file format, 1.3)
  std::string header(100, '\0');
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    fail(file, "cannot be opened (" + std::generic_category().message(errno) + "); check its permissions");
  const ssize_t count = ::read(descriptor, header.data(), header.size());
  ::close(descriptor);
  if (count != static_cast<ssize_t>(header.size()) || !header.starts_with(kMagic))
    fail(file, "is no ledger of ringside; name another with --db");
  if (big_endian(header, kIdOffset, 4) != kApplicationId)
    fail(file, "is a database of another program; name another with --db");
  return header;
}

// A file that nobody is half-way through changing (an interrupted change lies in its -wal) has whole pages,
// as many as its header says.
void check_size(const fs::path& file, const std::string& header) {
  std::error_code error;
  if (fs::file_size(file.string() + "-wal", error) > 0 && !error) return;
  const std::uintmax_t coded = big_endian(header, 16, 2);
  const std::uintmax_t page = coded == 1 ? 65'536 : coded;
  if (page * big_endian(header, 28, 4) != fs::file_size(file)) fail(file, kDamaged);
}

void check_content(const fs::path& file) {
  const SQLite::Database database(file.string(), SQLite::OPEN_READONLY, kBusyTimeoutMs);
  SQLite::Statement check(database, "PRAGMA quick_check(1)");
  if (!check.executeStep() || check.getColumn(0).getString() != "ok") fail(file, kDamaged);
}

int version_of(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

// Each step with its number in one transaction; two programs that both want to take it do not both.
void migrate(const fs::path& file, SQLite::Database& database) {
  if (version_of(database) > kSchemaVersion) fail(file, "was written by a newer ringside; use that one");
  if (version_of(database) == kSchemaVersion) return;
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  for (int version = version_of(database); version < kSchemaVersion; ++version) {
    database.exec(kSchemaSteps.at(static_cast<std::size_t>(version)));
    database.exec("PRAGMA user_version = " + std::to_string(version + 1));
  }
  transaction.commit();
}

void set_up_connection(SQLite::Database& database) {
  database.exec("PRAGMA foreign_keys = ON");
  // In WAL mode only FULL makes a commit survive a power cut.
  database.exec("PRAGMA synchronous = FULL");
}

void fill_new(const fs::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyTimeoutMs);
  set_up_connection(database);
  database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
  migrate(file, database);
  database.exec("PRAGMA journal_mode = WAL");  // last, so that all else is in the file itself
}

void flush_folder(const fs::path& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  fsync(descriptor);
  ::close(descriptor);
}

class TemporaryFile {
 public:
  explicit TemporaryFile(fs::path path) : path_(std::move(path)) { remove(); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() { remove(); }
  const fs::path& path() const { return path_; }

 private:
  void remove() const {
    for (const char* suffix : {"", "-wal", "-shm", "-journal"}) unlink((path_.string() + suffix).c_str());
  }
  fs::path path_;
};

// Made whole beside its place and then given the name, so that no half-made ledger is ever seen.
void make_ledger(const fs::path& file) {
  const fs::path folder = fs::absolute(file).parent_path();
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder))
    fail(file, "the folder cannot be made (" + error.message() + "); name another place with --db");
  const TemporaryFile temporary(folder / (".ringside-" + std::to_string(getpid()) + ".tmp"));
  fill_new(temporary.path());
  // Never takes the place of a ledger that another program has made meanwhile.
  if (renameat2(AT_FDCWD, temporary.path().c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE) != 0 &&
      errno != EEXIST)
    fail(file, "cannot be made (" + std::generic_category().message(errno) + "); check the folder");
  flush_folder(folder);
}

}  // namespace

SQLite::Database open_ledger(const fs::path& file, IfMissing if_missing) {
  std::error_code error;
  if (!fs::exists(fs::symlink_status(file, error))) {
    if (if_missing == IfMissing::kRefuse)
      fail(file, "no matches are kept there; begin one with ringside match new, or name the file with --db");
    make_ledger(file);
  }
  check_size(file, checked_header(file));
  check_content(file);
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, kBusyTimeoutMs);
  set_up_connection(database);
  migrate(file, database);
  return database;
}

void fail_as(const fs::path& file, const SQLite::Exception& error) {
  switch (error.getErrorCode()) {
    case SQLITE_FULL:
      fail(file, "the disk is full, nothing was recorded; free some space and try again");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      fail(file, "is in use by another program, nothing was recorded; try again");
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      fail(file, "cannot be written; check the permissions of the file and its folder");
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      fail(file, kDamaged);
    case SQLITE_IOERR:
      fail(file, "the disk failed or is full, nothing was recorded; check it and try again");
    default:
      fail(file, "cannot be used (" + std::string(error.what()) + "); please report it");
  }
}

}  // namespace ringside
