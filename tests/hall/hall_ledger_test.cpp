// SPDX-License-Identifier: MIT
#include "hall/hall_ledger.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

#include "hall/example_tournament.h"
#include "hall/next_round.h"
#include "ledger/ledger.h"
#include "rules/rules_error.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

namespace ringside::hall {
namespace {

using namespace testing;

namespace fs = std::filesystem;

const Setup kSwissNight{
    .name = "Night", .format = {.system = System::kSwiss, .rounds = 3}, .tables = {"Oak"}};

std::string bytes_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string refusal_of_file(const fs::path& file) {
  return test::error_message<LedgerError>([&] { HallLedger ledger(file); });
}

void append(HallLedger& ledger, const std::vector<Action>& actions) {
  ledger.append(1, kNoon, [&](const Tournament&) { return actions; });
}

// Four entrants and the first round.
void fill(const fs::path& file) {
  HallLedger ledger(file);
  ledger.create(kSwissNight, kNoon);
  append(ledger, {EntrantAdded{{.name = "Ann"}}, EntrantAdded{{.name = "Bob"}}, EntrantAdded{{.name = "Cy"}},
                  EntrantAdded{{.name = "Di"}}});
  ledger.append(1, kNoon, [](const Tournament& tournament) {
    return std::vector<Action>{RoundPaired{next_round(state_of(tournament))}};
  });
}

TEST_CASE("a tournament survives that its ledger is closed, undo and all") {
  const test::TempFolder folder;
  const fs::path file = folder / "hall.db";
  fill(file);
  CHECK_FALSE(fs::exists(file.string() + "-wal"));
  {
    HallLedger ledger(file);
    append(ledger, {ResultEntered{1, points(5, 3, 2, 1), "Oak"}});
    append(ledger, {Undo{1}});
    append(ledger, {Redo{1}});
  }
  const HallLedger ledger = HallLedger::to_read(file);
  const StoredTournament stored = ledger.find(1);
  CHECK(stored.tournament.setup == kSwissNight);
  CHECK(stored.tournament.entries.size() == 8);
  CHECK(state_of(stored.tournament).pairings[0].outcome == points(5, 3, 2, 1));
  CHECK(ledger.all().size() == 1);
  CHECK(test::error_message<LedgerError>([&] { ledger.find(2); }).find("has no tournament 2; ") !=
        std::string::npos);
}

TEST_CASE("an entry that cannot follow leaves the ledger as it was, with those before it in one call") {
  const test::TempFolder folder;
  const fs::path file = folder / "hall.db";
  fill(file);
  HallLedger ledger(file);
  CHECK_THROWS_AS(append(ledger, {ResultEntered{1, points(5, 3)}, ResultEntered{1, points(5, 3)}}),
                  RulesError);
  CHECK(ledger.find(1).tournament.entries.size() == 5);
  CHECK_THROWS_AS(ledger.create({.name = "", .format = {.system = System::kSwiss}}, kNoon), RulesError);
  CHECK(ledger.all().size() == 1);
}

TEST_CASE("two ledgers of one file see each other's entries") {
  const test::TempFolder folder;
  const fs::path file = folder / "hall.db";
  fill(file);
  HallLedger one(file);
  HallLedger other(file);
  append(one, {ResultEntered{1, points(5, 3)}});
  append(other, {ResultEntered{2, points(5, 3)}});
  CHECK(state_of(one.find(1).tournament).pairings[1].outcome == points(5, 3));
}

TEST_CASE("files that are not ours are refused, and not a byte of them changes") {
  const test::TempFolder folder;
  { const Ledger matches(folder / "matches.db"); }
  folder.write("text", "Ann 5, Bob 3\n");
  for (const char* name : {"matches.db", "text"}) {
    const std::string before = bytes_of(folder / name);
    const std::string message = refusal_of_file(folder / name);
    CAPTURE(message);
    CHECK(message.find((folder / name).string() + ": is ") == 0);
    CHECK(bytes_of(folder / name) == before);
  }
  CHECK(test::error_message<LedgerError>([&] {
          HallLedger(folder / "none.db", IfMissing::kRefuse);
        }).find("no tournaments are kept there; ") != std::string::npos);
  fill(folder / "hall.db");
  CHECK(test::error_message<LedgerError>([&] { Ledger(folder / "hall.db"); }).find("of another program") !=
        std::string::npos);
}

TEST_CASE("a ledger that is cut short, newer, or altered by somebody else is refused") {
  const test::TempFolder folder;
  const fs::path file = folder / "hall.db";
  fill(file);
  const std::string whole = bytes_of(file);
  CHECK(refusal_of_file(folder.write("short.db", whole.substr(0, whole.size() - 1))).find("is damaged") !=
        std::string::npos);
  for (const char* alteration : {"PRAGMA user_version = 99", "DROP TRIGGER entries_stay",
                                 "CREATE VIEW names AS SELECT * FROM tournaments"}) {
    CAPTURE(alteration);
    const fs::path altered = folder.write("altered.db", whole);
    SQLite::Database(altered.string(), SQLite::OPEN_READWRITE).exec(alteration);
    CHECK(refusal_of_file(altered) != "(no error)");
  }
}

TEST_CASE("the file itself refuses to change or lose an entry") {
  const test::TempFolder folder;
  const fs::path file = folder / "hall.db";
  fill(file);
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  for (const char* change :
       {"DELETE FROM entries", "UPDATE entries SET kind = ''", "DELETE FROM tournaments",
        "UPDATE tournaments SET setup = '{}'", "INSERT INTO entries VALUES (1, 9, 'undo', '{}')"})
    CHECK_THROWS_AS(database.exec(change), SQLite::Exception);
}

TEST_CASE("rows that somebody else wrote are refused as such") {
  for (const char* row :
       {"", "{", "[]", "{}", R"({"number":6,"made":"2026-11-28T12:00:00Z","kind":"bet"})"}) {
    CAPTURE(row);
    const test::TempFolder folder;
    const fs::path file = folder / "hall.db";
    fill(file);
    {
      SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
      SQLite::Statement insert(database, "INSERT INTO entries VALUES (1, 6, 'bet', ?)");
      insert.bind(1, row);
      insert.exec();
    }
    const HallLedger ledger(file);
    CHECK(test::error_message<LedgerError>([&] { ledger.find(1); }).find("cannot be read") !=
          std::string::npos);
  }
}

TEST_CASE("a backup is a ledger of its own") {
  const test::TempFolder folder;
  fill(folder / "hall.db");
  const HallLedger ledger(folder / "hall.db");
  ledger.back_up(folder / "copy.db", IfThere::kRefuse);
  CHECK(HallLedger(folder / "copy.db").find(1).uuid == ledger.find(1).uuid);
  CHECK_THROWS_AS(ledger.back_up(folder / "copy.db", IfThere::kRefuse), LedgerError);
}

}  // namespace
}  // namespace ringside::hall
