// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "ledger/ledger.h"
#include "ledger/program.h"
#include "match/example_match.h"
#include "support/error_message.h"
#include "support/has.h"
#include "support/temp_folder.h"

// A computer without a battery for its clock may think that it is any year.
namespace ringside {
namespace {

using namespace testing;
using test::has;

namespace fs = std::filesystem;

constexpr long kBefore1970 = -1, kIn1901 = -2'147'483'648;
constexpr long kBeyond2262 = 9'999'999'999, kBeyond9999 = 300'000'000'000;

Ending run_at(long seconds, const fs::path& file, std::vector<std::string> words) {
  words.insert(words.end(), {"--db", file.string()});
  return run_match(words, {.seconds_now = seconds});
}

TEST_CASE("a match that is played while the clock is wrong can be read for ever") {
  for (const long seconds : {kBefore1970, kIn1901, kBeyond2262, kBeyond9999}) {
    CAPTURE(seconds);
    const test::TempFolder folder;
    const fs::path file = folder / "matches.db";
    const Ending begun = run_at(seconds, file, {"new", "--rules", "nca", "--players", "Ann=black,Bob=red"});
    CHECK(begun.code == 0);
    const bool can_be_written = seconds == kBeyond2262;
    CHECK(has(begun.out, "warning: this computer's clock is wrong; set it") == !can_be_written);
    CHECK(run_at(seconds, file, {"add", "--points", "Ann=5,Bob=0"}).code == 0);
    for (const char* command : {"list", "show"}) {
      const Ending ending = run_at(0, file, {command});
      CAPTURE(ending.out);
      CHECK(ending.code == 0);
    }
    CHECK(has(run_at(0, file, {"export", "-o", "-"}).out, seconds == kBeyond2262   ? "2286-11-20T17:46:39Z"
                                                          : seconds == kBeyond9999 ? "9999-12-31T23:59:59Z"
                                                                                   : "1970-01-01T00:00:00Z"));
  }
}

// As versions before wrote it.
void add_match_of(const std::string& time, const fs::path& file) {
  Ledger(file).create(new_match("nca").setup, kNoon);
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  database.exec("INSERT INTO matches (uuid, made, setup) SELECT '550e8400-e29b-41d4-a716-446655440000', '" +
                time + "', setup FROM matches WHERE id = 1");
  database.exec(
      "INSERT INTO entries (match, number, kind, body) VALUES (2, 1, 'twenty', '{\"number\":1,\"made\":\"" +
      time + "\",\"kind\":\"twenty\",\"team\":\"red\",\"count\":1}')");
}

TEST_CASE("a ledger that earlier versions wrote while the clock was wrong is read again") {
  for (const std::string time : {"1969-12-31T23:59:59Z", "1702-02-03T04:05:06Z"}) {
    const test::TempFolder folder;
    const fs::path file = folder / "matches.db";
    add_match_of(time, file);
    CHECK(Ledger(file).all().size() == 2);
    CHECK(to_iso_8601(Ledger(file).find(2).made) == time);
    CHECK(state_of(Ledger(file).find(2).match).waiting.at("red") == 1);
    // And goes out and comes in again.
    const std::string out = (folder / "m.json").string();
    CHECK(run_at(0, file, {"export", "-o", out}).code == 0);
    CHECK(run_at(0, folder / "other.db", {"import", out}).code == 0);
  }
}

TEST_CASE("a time that is none is told of that match") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db";
  add_match_of("yesterday", file);
  CHECK(test::error_message<LedgerError>([&] { Ledger(file).find(2); }) ==
        file.string() + ": match 2 cannot be read (its time is none)");
}

}  // namespace
}  // namespace ringside
