// SPDX-License-Identifier: MIT
#include "hall/hall_ledger.h"

#include <nlohmann/json.hpp>

#include "hall/hall_schema.h"
#include "hall/state_of.h"
#include "hall/tournament_json.h"
#include "ledger/ledger_connection.h"
#include "match/uuid.h"
#include "rules/rules_error.h"

namespace ringside::hall {
namespace {

// Invalid UTF-8 is replaced; SQLite would keep it, but no reader of JSON takes it.
std::string stored_text(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void insert(SQLite::Database& database, std::int64_t id, const Entry& entry) {
  SQLite::Statement statement(database,
                              "INSERT INTO entries (tournament, number, kind, body) VALUES (?, ?, ?, ?)");
  statement.bind(1, id);
  statement.bind(2, entry.number);
  statement.bind(3, std::string(kind_of(entry.action)));
  statement.bind(4, stored_text(to_json(entry)));
  statement.exec();
}

std::int64_t insert(SQLite::Database& database, const StoredTournament& stored) {
  SQLite::Statement statement(database, "INSERT INTO tournaments (uuid, made, setup) VALUES (?, ?, ?)");
  statement.bind(1, stored.uuid);
  statement.bind(2, to_iso_8601(stored.made));
  statement.bind(3, stored_text(to_json(stored.tournament.setup)));
  statement.exec();
  return database.getLastInsertRowid();
}

std::vector<Entry> entries_in(SQLite::Database& database, std::int64_t id) {
  SQLite::Statement statement(database, "SELECT body FROM entries WHERE tournament = ? ORDER BY number");
  statement.bind(1, id);
  std::vector<Entry> entries;
  while (statement.executeStep())
    entries.push_back(entry_from(parse_json(statement.getColumn(0).getString())));
  return entries;
}

UtcTime stored_time(const std::string& text) {
  if (const auto time = parse_iso_8601_of_any_year(text)) return *time;
  throw RulesError("its time is none");
}

std::optional<StoredTournament> read(SQLite::Database& database, std::int64_t id) {
  SQLite::Statement statement(database, "SELECT uuid, made, setup FROM tournaments WHERE id = ?");
  statement.bind(1, id);
  if (!statement.executeStep()) return std::nullopt;
  return StoredTournament{
      .id = id,
      .uuid = statement.getColumn(0).getString(),
      .made = stored_time(statement.getColumn(1).getString()),
      .tournament = {setup_from(parse_json(statement.getColumn(2).getString())), entries_in(database, id)}};
}

}  // namespace

struct HallLedger::Connection : LedgerConnection {
  StoredTournament read_or_fail(std::int64_t id) {
    try {
      if (auto found = read(database, id)) return *std::move(found);
    } catch (const RulesError& error) {
      throw LedgerError(file.string() + ": tournament " + std::to_string(id) + " cannot be read (" +
                        error.what() + "); keep the file and report it");
    }
    throw LedgerError(file.string() + ": has no tournament " + std::to_string(id) +
                      "; see ringside hall list");
  }
};

HallLedger::HallLedger(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}

HallLedger::HallLedger(const std::filesystem::path& file, IfMissing if_missing, LedgerPatience patience)
    : HallLedger(Connection::guarded(file, [&] {
        return std::make_unique<Connection>(
            Connection{{file, open_ledger(kHallLedger, file, if_missing, patience), patience}});
      })) {}

HallLedger HallLedger::to_read(const std::filesystem::path& file) {
  return HallLedger(Connection::guarded(file, [&] {
    return std::make_unique<Connection>(Connection{{file, open_ledger_to_read(kHallLedger, file)}});
  }));
}

HallLedger::~HallLedger() = default;
HallLedger::HallLedger(HallLedger&&) noexcept = default;
HallLedger& HallLedger::operator=(HallLedger&&) noexcept = default;

StoredTournament HallLedger::create(const Setup& setup, UtcTime made) {
  check(setup);
  return connection_->alone([&] {
    StoredTournament stored{.id = 0, .uuid = random_uuid(), .made = made, .tournament = {setup}};
    stored.id = insert(connection_->database, stored);
    return stored;
  });
}

StoredTournament HallLedger::append(std::int64_t id, UtcTime made,
                                    const std::function<std::vector<Action>(const Tournament&)>& decide) {
  return connection_->alone([&] {
    StoredTournament stored = connection_->read_or_fail(id);
    for (const Action& action : decide(stored.tournament)) {
      stored.tournament = with_entry(std::move(stored.tournament), action, made);
      insert(connection_->database, id, stored.tournament.entries.back());
    }
    return stored;
  });
}

StoredTournament HallLedger::find(std::int64_t id) const {
  return Connection::guarded(connection_->file, [&] { return connection_->read_or_fail(id); });
}

std::size_t HallLedger::entries_of(std::int64_t id) const {
  return Connection::guarded(connection_->file, [&] {
    SQLite::Statement statement(connection_->database, "SELECT COUNT(*) FROM entries WHERE tournament = ?");
    statement.bind(1, id);
    statement.executeStep();
    return static_cast<std::size_t>(statement.getColumn(0).getInt64());
  });
}

std::vector<StoredTournament> HallLedger::all() const {
  return Connection::guarded(connection_->file, [&] {
    SQLite::Statement statement(connection_->database, "SELECT id FROM tournaments ORDER BY id");
    std::vector<StoredTournament> tournaments;
    while (statement.executeStep())
      tournaments.push_back(connection_->read_or_fail(statement.getColumn(0).getInt64()));
    return tournaments;
  });
}

std::optional<std::int64_t> HallLedger::latest() const {
  return Connection::guarded(connection_->file, [&]() -> std::optional<std::int64_t> {
    SQLite::Statement statement(connection_->database, "SELECT MAX(id) FROM tournaments");
    statement.executeStep();
    if (statement.getColumn(0).isNull()) return std::nullopt;
    return statement.getColumn(0).getInt64();
  });
}

void HallLedger::back_up(const std::filesystem::path& target, IfThere if_there) const {
  Connection::guarded(target, [&] { copy_ledger(kHallLedger, connection_->database, target, if_there); });
}

}  // namespace ringside::hall
