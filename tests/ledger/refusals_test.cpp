// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <array>
#include <fstream>
#include <iterator>

#include "ledger/ledger.h"
#include "ledger/ledger_file.h"
#include "ledger/program.h"
#include "ledger/schema.h"
#include "match/example_match.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

// A file that is damaged, foreign or too new is refused, and not a byte of it changes.
namespace ringside {
namespace {

using namespace testing;

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string complaint(const fs::path& file) {
  return test::error_message<LedgerError>([&] { Ledger ledger(file); });
}

void check_refused(const fs::path& file, const std::string& because) {
  const std::string before = bytes_of(file);
  const std::string message = complaint(file);
  CAPTURE(message);
  CHECK(message.starts_with(file.string() + ": "));
  CHECK(message.find(because) != std::string::npos);
  CHECK(message.find("; ") != std::string::npos);
  CHECK(bytes_of(file) == before);
}

// A ledger with a match of a few rounds, all in the one file.
std::string whole_ledger(const test::TempFolder& folder) {
  const fs::path file = folder / "whole.db";
  {
    Ledger ledger(file);
    ledger.create(new_match("traditional").setup, kNoon);
    for (int i = 0; i < 8; ++i)
      ledger.append(1, kNoon, [](const Match&) { return RoundPlayed{.board = {{"black", 5}}}; });
  }
  REQUIRE_FALSE(fs::exists(file.string() + "-wal"));
  return bytes_of(file);
}

TEST_CASE("foreign files") {
  const test::TempFolder folder;
  check_refused(folder.write("text", "round 1: Ann 40, Bob 30\n"), "is no ledger of ringside");
  check_refused(folder.write("empty", ""), "is no ledger of ringside");
  check_refused(folder.write("long", std::string(10'000, 'x')), "is no ledger of ringside");
  fs::create_directory(folder / "folder");
  CHECK(complaint(folder / "folder").find("; ") != std::string::npos);
  SQLite::Database((folder / "other.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
      .exec("CREATE TABLE t (x)");
  check_refused(folder / "other.db", "is a database of another program");
}

TEST_CASE("what is no file at all is refused at once") {
  const test::TempFolder folder;
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  for (const fs::path& place : {folder / "pipe", fs::path("/dev/zero"), folder.path()}) {
    CAPTURE(place);
    CHECK(complaint(place).find("is no ledger of ringside (is ") != std::string::npos);
    CHECK_THROWS_AS(Ledger::to_read(place), LedgerError);
  }
}

TEST_CASE("a ledger that another program writes while it is looked at is not called damaged") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db";
  { Ledger(file).create(new_match("traditional", {.target = 10'000}).setup, kNoon); }
  const std::uintmax_t before = fs::file_size(file);
  // Between the header, which says how many pages there are, and the file's size.
  after_reading(100, [&] {
    for (int i = 0; i < 4; ++i) {
      const Ending ending = run_match(
          {"rule", "--note", std::string(500, 'x'), "--by", std::string(500, 'y'), "--db", file.string()});
      CHECK(ending.code == 0);
    }
  });
  CHECK(Ledger(file).find(1).match.entries.size() == 4);
  CHECK(fs::file_size(file) > before);
}

TEST_CASE("a ledger cut short anywhere") {
  const test::TempFolder folder;
  const std::string whole = whole_ledger(folder);
  for (const std::size_t size : {std::size_t{50}, std::size_t{100}, std::size_t{1000}, std::size_t{4096},
                                 whole.size() / 2, whole.size() - 4096, whole.size() - 1}) {
    CAPTURE(size);
    check_refused(folder.write("short" + std::to_string(size), whole.substr(0, size)), "");
  }
}

TEST_CASE("a ledger with a page of rubbish") {
  const test::TempFolder folder;
  const std::string whole = whole_ledger(folder);
  const std::string page(4096, '\x5a');
  for (std::size_t at = 4096; at + page.size() <= whole.size(); at += page.size()) {
    CAPTURE(at);
    std::string damaged = whole;
    damaged.replace(at, page.size(), page);
    check_refused(folder.write("damaged" + std::to_string(at), damaged), "is damaged");
  }
}

TEST_CASE("where nothing is kept, nothing is made unasked") {
  const test::TempFolder folder;
  const fs::path file = folder / "none.db";
  const auto message = test::error_message<LedgerError>([&] { Ledger ledger(file, IfMissing::kRefuse); });
  CHECK(message.find("no matches are kept there; ") != std::string::npos);
  CHECK_FALSE(fs::exists(file));
}

TEST_CASE("a ledger of a newer version") {
  const test::TempFolder folder;
  const fs::path file = folder / "new.db";
  { Ledger ledger(file); }
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  check_refused(file, "was written by a newer ringside");
}

TEST_CASE("a ledger in which somebody else put something to be run") {
  constexpr std::array kAlterations{"CREATE VIEW all_matches AS SELECT * FROM matches",
                                    "CREATE TRIGGER endless AFTER INSERT ON matches BEGIN SELECT 1; END",
                                    "DROP TRIGGER entries_stay", "ALTER TABLE matches ADD COLUMN place TEXT",
                                    "PRAGMA user_version = -3"};
  const test::TempFolder folder;
  for (std::size_t i = 0; i < kAlterations.size(); ++i) {
    CAPTURE(kAlterations[i]);
    const fs::path file = folder / (std::to_string(i) + ".db");
    { Ledger ledger(file); }
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(kAlterations[i]);
    check_refused(file, "another program has altered it");
    CHECK(test::error_message<LedgerError>([&] { Ledger::to_read(file); }).find("altered") !=
          std::string::npos);
  }
}

TEST_CASE("a ledger whose matches are a question without end") {
  const test::TempFolder folder;
  const fs::path file = folder / "endless.db";
  {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.exec("PRAGMA user_version = 2");
    database.exec(
        "CREATE VIEW matches (id, uuid, made, setup) AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
        " SELECT i + 1 FROM n) SELECT i, 'u', 'm', 's' FROM n WHERE i < 0");
  }
  check_refused(file, "another program has altered it");
}

TEST_CASE("a ledger that ANALYZE has counted is still one") {
  const test::TempFolder folder;
  const fs::path file = folder / "counted.db";
  Ledger(file).create(new_match("traditional").setup, kNoon);
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("ANALYZE");
  CHECK(Ledger(file).latest() == 1);
}

TEST_CASE("a place where nothing can be made") {
  CHECK(complaint("/proc/ringside/matches.db").find("; name another place") != std::string::npos);
}

TEST_CASE("a ledger of version 1 is brought up to date, its matches intact") {
  const test::TempFolder folder;
  const fs::path file = folder / "old.db";
  {
    Ledger ledger(file);
    ledger.create(new_match("traditional").setup, kNoon);
    ledger.append(1, kNoon, [](const Match&) { return RoundPlayed{.board = {{"black", 40}}}; });
  }
  {
    SQLite::Database old(file.string(), SQLite::OPEN_READWRITE);
    for (const char* name :
         {"matches_stay", "matches_keep", "entries_stay", "entries_keep", "entries_follow"})
      old.exec(std::string("DROP TRIGGER ") + name);
    old.exec("PRAGMA user_version = 1");
  }
  CHECK(state_of(Ledger(file).find(1).match).score.at("black") == 40);
  SQLite::Database database = open_ledger(kMatchLedger, file, IfMissing::kRefuse);
  CHECK(database.execAndGet("PRAGMA user_version").getInt() == kMatchLedger.version());
  CHECK_THROWS_AS(database.exec("DELETE FROM entries"), SQLite::Exception);
}

}  // namespace
}  // namespace ringside
