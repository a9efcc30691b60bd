// SPDX-License-Identifier: MIT
#include "ledger/ledger.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "ledger/ledger_file.h"
#include "ledger/schema.h"
#include "match/example_match.h"
#include "match/match_json.h"
#include "match/uuid.h"
#include "rules/rules_error.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using namespace testing;

struct TempLedger {
  test::TempFolder folder;
  std::filesystem::path file = folder / "deep/in/matches.db";
};

Action forty(const Match&) { return RoundPlayed{.board = {{"black", 40}}}; }

TEST_CASE("what was stored is there when the file is opened again") {
  const TempLedger temp;
  {
    Ledger ledger(temp.file);
    CHECK_FALSE(ledger.latest());
    CHECK(ledger.create(new_match("nca", {.name = "Final"}).setup, kNoon).id == 1);
    ledger.append(1, kNoon, [](const Match&) {
      return round_of({"p.jpg", "ab12", scoring_of({{"black", 15}, {"red", 10}})});
    });
    ledger.append(1, kNoon, [](const Match&) { return Ruling{DiscRuling{1, 1, 10}, "referee", ""}; });
    CHECK(ledger.create(new_match("family").setup, kNoon).id == 2);
  }
  const Ledger ledger(temp.file);
  CHECK(ledger.latest() == 2);
  CHECK(ledger.all().size() == 2);
  const StoredMatch stored = ledger.find(1);
  CHECK(stored.match.setup.name == "Final");
  CHECK(stored.made == kNoon);
  CHECK(is_uuid(stored.uuid));
  REQUIRE(stored.match.entries.size() == 2);
  const auto& round = std::get<RoundPlayed>(stored.match.entries[0].action);
  CHECK(round.evidence->sha256 == "ab12");
  CHECK(round.evidence->photo == "p.jpg");
  CHECK(round.discs.size() == 2);
  CHECK(state_of(stored.match).rounds[0].totals.at("black").total() == 10);
}

TEST_CASE("two hands on one ledger see each other's entries") {
  const TempLedger temp;
  Ledger one(temp.file), other(temp.file);
  one.create(new_match("traditional").setup, kNoon);
  one.append(1, kNoon, forty);
  const StoredMatch stored = other.append(1, kNoon, [](const Match& match) {
    CHECK(match.entries.size() == 1);
    return forty(match);
  });
  CHECK(stored.match.entries.size() == 2);
  CHECK(state_of(one.find(1).match).score.at("black") == 80);
}

TEST_CASE("who has no patience is told at once that another program has the ledger, and nothing is lost") {
  const TempLedger temp;
  Ledger ledger(temp.file, IfMissing::kMake, LedgerPatience{0});
  ledger.create(new_match("nca").setup, kNoon);
  {
    SQLite::Database other = open_ledger(kMatchLedger, temp.file, IfMissing::kRefuse);
    SQLite::Transaction writes(other, SQLite::TransactionBehavior::IMMEDIATE);
    const std::string message = test::error_message<LedgerError>([&] { ledger.append(1, kNoon, forty); });
    CHECK(message.find("in use") != std::string::npos);
  }
  ledger.append(1, kNoon, forty);
  CHECK(ledger.find(1).match.entries.size() == 1);
}

TEST_CASE("what is refused leaves nothing behind") {
  const TempLedger temp;
  Ledger ledger(temp.file);
  ledger.create(new_match("nca").setup, kNoon);
  CHECK_THROWS_AS(ledger.append(1, kNoon, [](const Match&) { return TwentySunk{"white"}; }), RulesError);
  CHECK_THROWS_AS(ledger.append(1, kNoon, [](const Match&) -> Action { throw std::runtime_error("no"); }),
                  std::runtime_error);
  CHECK(ledger.find(1).match.entries.empty());
  ledger.append(1, kNoon, forty);
  CHECK(ledger.find(1).match.entries.size() == 1);
}

TEST_CASE("no match of that number") {
  const TempLedger temp;
  Ledger ledger(temp.file);
  const auto complaint = test::error_message<LedgerError>([&] { ledger.find(3); });
  CHECK(complaint == temp.file.string() + ": has no match 3; see ringside match list");
  CHECK_THROWS_AS(ledger.append(3, kNoon, forty), LedgerError);
}

TEST_CASE("a copy from another ledger, once") {
  const TempLedger here, there;
  Ledger from(there.file), to(here.file);
  from.create(new_match("nca").setup, kNoon);
  from.append(1, kNoon, forty);
  to.create(new_match("house").setup, kNoon);
  CHECK(to.add_copy(from.find(1)).id == 2);
  const StoredMatch copy = to.find(2);
  CHECK(copy.uuid == from.find(1).uuid);
  CHECK(to_json(copy.match.entries.at(0)) == to_json(from.find(1).match.entries.at(0)));
  const auto complaint = test::error_message<LedgerError>([&] { to.add_copy(from.find(1)); });
  CHECK(complaint.find("holds this match already, as match 2; ") != std::string::npos);
  CHECK(to.all().size() == 2);
}

TEST_CASE("the file is opened as the promises ask") {
  const TempLedger temp;
  SQLite::Database database = open_ledger(kMatchLedger, temp.file, IfMissing::kMake);
  CHECK(database.execAndGet("PRAGMA journal_mode").getString() == "wal");
  CHECK(database.execAndGet("PRAGMA synchronous").getInt() == 2);  // FULL
  CHECK(database.execAndGet("PRAGMA foreign_keys").getInt() == 1);
  CHECK(database.execAndGet("PRAGMA busy_timeout").getInt() >= 10'000);
}

TEST_CASE("the file itself keeps entries: none changes, none goes, each follows the one before") {
  const TempLedger temp;
  Ledger ledger(temp.file);
  ledger.create(new_match("nca").setup, kNoon);
  ledger.append(1, kNoon, forty);
  SQLite::Database database = open_ledger(kMatchLedger, temp.file, IfMissing::kMake);
  for (const char* sql : {"DELETE FROM entries", "UPDATE entries SET body = ''", "DELETE FROM matches",
                          "UPDATE matches SET uuid = 'x'", "INSERT INTO entries VALUES (1, 3, 'round', '{}')",
                          "INSERT INTO entries VALUES (1, 1, 'round', '{}')",
                          "INSERT INTO entries VALUES (7, 1, 'round', '{}')"}) {
    CAPTURE(sql);
    CHECK_THROWS_AS(database.exec(sql), SQLite::Exception);
  }
  CHECK(ledger.find(1).match.entries.size() == 1);
}

TEST_CASE("a UUID is one, and no two are alike") {
  CHECK(is_uuid("550e8400-e29b-41d4-a716-446655440000"));
  CHECK_FALSE(is_uuid("550e8400-e29b-41d4-a716-44665544000"));
  CHECK_FALSE(is_uuid("550e8400-e29b-11d4-a716-446655440000"));
  CHECK_FALSE(is_uuid("550e8400-e29b-41d4-c716-446655440000"));
  CHECK(is_uuid(random_uuid()));
  CHECK(random_uuid() != random_uuid());
}

}  // namespace
}  // namespace ringside
