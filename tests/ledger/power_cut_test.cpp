// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

#include "ledger/io_faults.h"
#include "ledger/ledger.h"
#include "match/example_match.h"
#include "support/temp_folder.h"

// A power cut takes away names that were not flushed, and with them files that were.
namespace ringside {
namespace {

bool was_flushed(const std::filesystem::path& path) {
  const auto& flushed = testing::flushed_so_far();
  return std::find(flushed.begin(), flushed.end(), std::filesystem::canonical(path).string()) !=
         flushed.end();
}

TEST_CASE("a new ledger: its name and those of the folders made for it are on the disk") {
  const test::TempFolder folder;
  testing::begin_faults({});
  const Ledger ledger(folder / "new" / "deep" / "matches.db");
  CHECK(was_flushed(folder.path()));
  CHECK(was_flushed(folder / "new"));
  CHECK(was_flushed(folder / "new" / "deep"));
}

// Another program looks at the ledger while an entry is added, or is about to copy entries into the file
// itself.
TEST_CASE("who reads a ledger meanwhile does not keep an entry out of the one file") {
  const test::TempFolder folder;
  Ledger ledger(folder / "matches.db");
  const std::int64_t match = ledger.create(testing::new_match("nca").setup, testing::kNoon).id;
  SQLite::Database other((folder / "matches.db").string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN");
  other.execAndGet("SELECT COUNT(*) FROM entries");
  testing::when_waiting([&] { other.exec("ROLLBACK"); });
  ledger.append(match, testing::kNoon, [](const Match&) { return TwentySunk{"black", 1}; });
  std::filesystem::copy_file(folder / "matches.db", folder / "copy.db");
  CHECK(Ledger(folder / "copy.db").find(match).match.entries.size() == 1);
}

}  // namespace
}  // namespace ringside
