// SPDX-License-Identifier: MIT
#include "ledger/ledger_check.h"

#include <sqlite3.h>

#include <cstdint>
#include <string_view>

#include "files/regular_file.h"
#include "ledger/ledger_error.h"
#include "ledger/schema.h"

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
void check_header(const fs::path& file, const std::string& header) {
  constexpr std::string_view kMagic{"SQLite format 3\0", 16};
  constexpr std::size_t kIdOffset = 68;  // of the application's id, big-endian
  if (header.size() != kHeaderSize || !header.starts_with(kMagic))
    fail_ledger(file, "is no ledger of ringside; name another with --db");
  if (big_endian(header, kIdOffset, 4) != kApplicationId)
    fail_ledger(file, "is a database of another program; name another with --db");
}

// Whole pages, as many as the header says.
bool has_all_pages(const Seen& seen) {
  const std::uintmax_t coded = big_endian(seen.header, 16, 2);
  const std::uintmax_t page = coded == 1 ? 65'536 : coded;
  return page * big_endian(seen.header, 28, 4) == seen.size;
}

}  // namespace

void fail_ledger(const fs::path& file, const std::string& message) {
  throw LedgerError(file.string() + ": " + message);
}

bool has_waiting_changes(const fs::path& file) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file.string() + "-wal", error);
  return !error && size > 0;
}

void check_header_and_size(const fs::path& file) {
  Seen seen = look_at(file);
  check_header(file, seen.header);
  // Another program may have written between the header and the size. Then the file is another one when it is
  // looked at again, or half-way through a change; one that is damaged stays as it is.
  while (!has_waiting_changes(file) && !has_all_pages(seen)) {
    Seen again = look_at(file);
    if (again == seen && !has_waiting_changes(file)) fail_ledger(file, kDamagedLedger);
    seen = std::move(again);
    check_header(file, seen.header);
  }
}

void fail_as(const fs::path& file, const SQLite::Exception& error) {
  switch (error.getErrorCode()) {
    case SQLITE_FULL:
      fail_ledger(file, "the disk is full, nothing was recorded; free some space and try again");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
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
