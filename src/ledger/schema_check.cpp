// SPDX-License-Identifier: MIT
#include "ledger/schema_check.h"

#include <set>
#include <string>
#include <vector>

#include "ledger/ledger_check.h"
#include "ledger/schema.h"

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

// From 0 on. Made once: every opening of a ledger compares more than once.
std::vector<std::set<std::string>> objects_of_versions() {
  SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  std::vector<std::set<std::string>> objects{objects_of(database)};
  for (const auto& step : kSchemaSteps) {
    database.exec(step);
    objects.push_back(objects_of(database));
  }
  return objects;
}

const std::set<std::string>& objects_of_version(int version) {
  static const std::vector<std::set<std::string>> objects = objects_of_versions();
  return objects.at(static_cast<std::size_t>(version));
}

int version_of(const std::filesystem::path& file, SQLite::Database& database) {
  const int version = database.execAndGet("PRAGMA user_version").getInt();
  if (version > kSchemaVersion) fail_ledger(file, kNewer);
  if (version < 0) fail_ledger(file, kAltered);
  return version;
}

}  // namespace

int checked_version(const std::filesystem::path& file, SQLite::Database& database) {
  int version = version_of(file, database);
  // Another program may bring it up to date between these looks.
  while (objects_of(database) != objects_of_version(version)) {
    const int before = version;
    version = version_of(file, database);
    if (version == before) fail_ledger(file, kAltered);
  }
  return version;
}

}  // namespace ringside
