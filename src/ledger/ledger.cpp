// SPDX-License-Identifier: MIT
#include "ledger/ledger.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "json/parse_json.h"
#include "ledger/ledger_connection.h"
#include "ledger/schema.h"
#include "match/match_json.h"
#include "match/uuid.h"
#include "match/with_entry.h"
#include "rules/rules_error.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

// Invalid UTF-8 of a file's name is replaced; SQLite would keep it, but no reader of JSON takes it.
std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void insert(SQLite::Database& database, std::int64_t id, const Entry& entry) {
  SQLite::Statement statement(database,
                              "INSERT INTO entries (match, number, kind, body) VALUES (?, ?, ?, ?)");
  statement.bind(1, id);
  statement.bind(2, entry.number);
  statement.bind(3, std::string(kind_of(entry.action)));
  statement.bind(4, text_of(to_json(entry)));
  statement.exec();
}

std::int64_t insert(SQLite::Database& database, const StoredMatch& stored) {
  SQLite::Statement statement(database, "INSERT INTO matches (uuid, made, setup) VALUES (?, ?, ?)");
  statement.bind(1, stored.uuid);
  statement.bind(2, to_iso_8601(stored.made));
  statement.bind(3, text_of(to_json(stored.match.setup)));
  statement.exec();
  return database.getLastInsertRowid();
}

std::vector<Entry> entries_of(SQLite::Database& database, std::int64_t id) {
  SQLite::Statement statement(database, "SELECT body FROM entries WHERE match = ? ORDER BY number");
  statement.bind(1, id);
  std::vector<Entry> entries;
  while (statement.executeStep())
    entries.push_back(entry_from(parse_json(statement.getColumn(0).getString())));
  return entries;
}

UtcTime time_from(const std::string& text) {
  if (const auto time = parse_iso_8601_of_any_year(text)) return *time;
  throw RulesError("its time is none");
}

std::optional<StoredMatch> read(SQLite::Database& database, std::int64_t id) {
  SQLite::Statement statement(database, "SELECT uuid, made, setup FROM matches WHERE id = ?");
  statement.bind(1, id);
  if (!statement.executeStep()) return std::nullopt;
  return StoredMatch{
      .id = id,
      .uuid = statement.getColumn(0).getString(),
      .made = time_from(statement.getColumn(1).getString()),
      .match = {setup_from(parse_json(statement.getColumn(2).getString())), entries_of(database, id)}};
}

}  // namespace

struct Ledger::Connection : LedgerConnection {
  StoredMatch read_or_fail(std::int64_t id) {
    try {
      if (auto found = read(database, id)) return *std::move(found);
    } catch (const RulesError& error) {
      throw LedgerError(file.string() + ": match " + std::to_string(id) + " cannot be read (" + error.what() +
                        ")");
    }
    throw LedgerError(file.string() + ": has no match " + std::to_string(id) + "; see ringside match list");
  }
};

Ledger::Ledger(std::filesystem::path file, IfMissing if_missing, LedgerPatience patience)
    : file_(std::move(file)), connection_(Connection::guarded(file_, [&] {
        return std::make_unique<Connection>(
            Connection{{file_, open_ledger(kMatchLedger, file_, if_missing, patience), patience}});
      })) {}

Ledger::Ledger(std::filesystem::path file, std::unique_ptr<Connection> connection)
    : file_(std::move(file)), connection_(std::move(connection)) {}

Ledger Ledger::to_read(std::filesystem::path file) {
  auto connection = Connection::guarded(file, [&] {
    return std::make_unique<Connection>(Connection{{file, open_ledger_to_read(kMatchLedger, file)}});
  });
  return {std::move(file), std::move(connection)};
}

Ledger::~Ledger() = default;
Ledger::Ledger(Ledger&&) noexcept = default;
Ledger& Ledger::operator=(Ledger&&) noexcept = default;

StoredMatch Ledger::create(const MatchSetup& setup, UtcTime made) {
  return connection_->alone([&] {
    StoredMatch stored{.id = 0, .uuid = random_uuid(), .made = made, .match = {setup}};
    stored.id = insert(connection_->database, stored);
    return stored;
  });
}

StoredMatch Ledger::append(std::int64_t id, UtcTime made, const std::function<Action(const Match&)>& decide) {
  return connection_->alone([&] {
    StoredMatch stored = connection_->read_or_fail(id);
    const Action action = decide(stored.match);
    stored.match = with_entry(std::move(stored.match), action, made);
    insert(connection_->database, id, stored.match.entries.back());
    return stored;
  });
}

StoredMatch Ledger::add_copy(const StoredMatch& match) {
  return connection_->alone([&] {
    SQLite::Statement same(connection_->database, "SELECT id FROM matches WHERE uuid = ?");
    same.bind(1, match.uuid);
    if (same.executeStep()) {
      throw LedgerError(file_.string() + ": holds this match already, as match " +
                        std::to_string(same.getColumn(0).getInt64()) + "; see ringside match show");
    }
    StoredMatch copy = match;
    copy.id = insert(connection_->database, copy);
    for (const Entry& entry : copy.match.entries) insert(connection_->database, copy.id, entry);
    return copy;
  });
}

void Ledger::back_up(const std::filesystem::path& target, IfThere if_there) const {
  Connection::guarded(target, [&] { copy_ledger(kMatchLedger, connection_->database, target, if_there); });
}

StoredMatch Ledger::find(std::int64_t id) const {
  return Connection::guarded(file_, [&] { return connection_->read_or_fail(id); });
}

std::optional<std::int64_t> Ledger::latest() const {
  return Connection::guarded(file_, [&]() -> std::optional<std::int64_t> {
    SQLite::Statement statement(connection_->database, "SELECT MAX(id) FROM matches");
    statement.executeStep();
    if (statement.getColumn(0).isNull()) return std::nullopt;
    return statement.getColumn(0).getInt64();
  });
}

std::vector<StoredMatch> Ledger::all() const {
  return Connection::guarded(file_, [&] {
    SQLite::Statement statement(connection_->database, "SELECT id FROM matches ORDER BY id");
    std::vector<StoredMatch> matches;
    while (statement.executeStep())
      matches.push_back(connection_->read_or_fail(statement.getColumn(0).getInt64()));
    return matches;
  });
}

}  // namespace ringside
