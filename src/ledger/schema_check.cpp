// SPDX-License-Identifier: MIT
#include "ledger/schema_check.h"

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "ledger/ledger_check.h"

namespace ringside {
namespace {

constexpr const char* kNewer = "was written by a newer ringside; use that one";
constexpr const char* kAltered =
    "is damaged, or another program has altered it; keep it, and restore a copy or name another with --db";

// As SQLite keeps them, in the words that made them. What ANALYZE counts is nobody's harm.
std::set<std::string> objects_of(SQLite::Database& database) {
  SQLite::Statement statement(
      database,
      "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || ifnull(sql, '') FROM sqlite_schema"
      " WHERE NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))");
  std::set<std::string> objects;
  while (statement.executeStep()) objects.insert(statement.getColumn(0).getString());
  return objects;
}

// From 0 on.
std::vector<std::set<std::string>> objects_of_versions(const LedgerForm& form) {
  SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  std::vector<std::set<std::string>> objects{objects_of(database)};
  for (const char* const step : form.steps) {
    database.exec(step);
    objects.push_back(objects_of(database));
  }
  return objects;
}

// Made once for each form: every opening of a ledger compares more than once.
const std::set<std::string>& objects_of_version(const LedgerForm& form, int version) {
  static std::mutex mutex;
  static std::map<int, std::vector<std::set<std::string>>> objects;  // by form
  const std::lock_guard lock(mutex);
  auto& versions = objects[form.application_id];
  if (versions.empty()) versions = objects_of_versions(form);
  return versions.at(static_cast<std::size_t>(version));
}

int version_of(const LedgerForm& form, const std::filesystem::path& file, SQLite::Database& database) {
  const int version = database.execAndGet("PRAGMA user_version").getInt();
  if (version > form.version()) fail_ledger(file, kNewer);
  if (version < 0) fail_ledger(file, kAltered);
  return version;
}

}  // namespace

int checked_version(const LedgerForm& form, const std::filesystem::path& file, SQLite::Database& database) {
  int version = version_of(form, file, database);
  // Another program may bring it up to date between these looks.
  while (objects_of(database) != objects_of_version(form, version)) {
    const int before = version;
    version = version_of(form, file, database);
    if (version == before) fail_ledger(file, kAltered);
  }
  return version;
}

}  // namespace ringside
