// SPDX-License-Identifier: MIT
#include "ledger/ledger_check.h"

#include <fcntl.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <system_error>

#include "files/regular_file.h"
#include "files/temporary_file.h"
#include "ledger/ledger_error.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeaderSize = 100;  // SQLite file format, 1.3

std::uintmax_t big_endian(const std::string& bytes, std::size_t offset, std::size_t size) {
  std::uintmax_t value = 0;
  for (const char c : bytes.substr(offset, size)) value = value << 8 | static_cast<unsigned char>(c);
  return value;
}

struct Seen {
  std::string header;
  std::uintmax_t size = 0;

  bool operator==(const Seen&) const = default;
};

Seen look_at(const fs::path& file) {
  try {
    const RegularFile open(file);
    std::string header = open.read(kHeaderSize);
    return {std::move(header), open.size()};
  } catch (const FileError& error) {
    if (error.why() == FileError::Why::kUnreadable)
      fail_ledger(file, "cannot be opened (" + std::string(error.what()) + "); check its permissions");
    fail_ledger(file, "is no ledger of ringside (" + std::string(error.what()) + "); name another with --db");
  }
}

// By the header alone, so that nothing is opened that SQLite might want to mend.
void check_header(const LedgerForm& form, const fs::path& file, const std::string& header) {
  constexpr std::string_view kMagic{"SQLite format 3\0", 16};
  constexpr std::size_t kIdOffset = 68;  // of the application's id, big-endian
  if (header.size() != kHeaderSize || !header.starts_with(kMagic))
    fail_ledger(file, "is no ledger of ringside; name another with --db");
  if (big_endian(header, kIdOffset, 4) != static_cast<std::uintmax_t>(form.application_id))
    fail_ledger(file, "is a database of another program; name another with --db");
}

constexpr const char* kNoLocks =
    "lies on a disk without the locks that a ledger needs, as some network drives are, nothing was recorded; "
    "keep it on a disk of this computer and name that with --db";

// What SQLite says of a disk that has no locks, or no memory that programs share.
bool is_of_locks(const SQLite::Exception& error) {
  constexpr std::array kOfLocks{SQLITE_IOERR_LOCK,   SQLITE_IOERR_RDLOCK,  SQLITE_IOERR_CHECKRESERVEDLOCK,
                                SQLITE_IOERR_UNLOCK, SQLITE_IOERR_SHMLOCK, SQLITE_IOERR_SHMMAP};
  return std::find(kOfLocks.begin(), kOfLocks.end(), error.getExtendedErrorCode()) != kOfLocks.end();
}

// Whole pages, as many as the header says.
bool has_all_pages(const Seen& seen) {
  const std::uintmax_t coded = big_endian(seen.header, 16, 2);
  const std::uintmax_t page = coded == 1 ? 65'536 : coded;
  return page * big_endian(seen.header, 28, 4) == seen.size;
}

}  // namespace

bool knows_locks(const fs::path& file) {
  try {
    const TemporaryFile other(fs::absolute(file).parent_path());
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    return ::fcntl(other.descriptor(), F_SETLK, &lock) == 0;
  } catch (const std::system_error&) {
    return true;
  }
}

void fail_ledger(const fs::path& file, const std::string& message) {
  throw LedgerError(file.string() + ": " + message);
}

bool has_waiting_changes(const fs::path& file) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file.string() + "-wal", error);
  return !error && size > 0;
}

void check_header_and_size(const LedgerForm& form, const fs::path& file) {
  Seen seen = look_at(file);
  check_header(form, file, seen.header);
  // Another program may have written between the header and the size. Then the file is another one when it is
  // looked at again, or half-way through a change; one that is damaged stays as it is.
  while (!has_waiting_changes(file) && !has_all_pages(seen)) {
    Seen again = look_at(file);
    if (again == seen && !has_waiting_changes(file)) fail_ledger(file, kDamagedLedger);
    seen = std::move(again);
    check_header(form, file, seen.header);
  }
}

void fail_as(const fs::path& file, const SQLite::Exception& error) {
  if (is_of_locks(error)) fail_ledger(file, kNoLocks);
  switch (error.getErrorCode()) {
    case SQLITE_FULL:
      fail_ledger(file, "the disk is full, nothing was recorded; free some space and try again");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      if (!knows_locks(file)) fail_ledger(file, kNoLocks);
      fail_ledger(file, "is in use by another program, nothing was recorded; try again");
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      fail_ledger(file, "cannot be written; check the permissions of the file and its folder");
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      fail_ledger(file, kDamagedLedger);
    case SQLITE_IOERR:
      fail_ledger(file, "the disk failed or is full, nothing was recorded; check it and try again");
    default:
      fail_ledger(file, "cannot be used (" + std::string(error.what()) + "); please report it");
  }
}

}  // namespace ringside
