// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "ledger/ledger.h"
#include "ledger/program.h"
#include "match/example_match.h"
#include "support/has.h"
#include "support/temp_folder.h"

// A ledger is looked at also where nothing can be written.
namespace ringside {
namespace {

using namespace testing;
using test::has;

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

constexpr int kDied = 128 + 9;

Ending run_on(const fs::path& file, Words words, const Faults& faults = {}) {
  words.insert(words.end(), {"--db", file.string()});
  return run_match(words, faults);
}

void begin_with_two_rounds(const fs::path& file) {
  REQUIRE(
      run_on(file, {"new", "--rules", "traditional", "--target", "1000", "--players", "Ann=black,Bob=red"})
          .code == 0);
  for (int i = 0; i < 2; ++i) REQUIRE(run_on(file, {"add", "--points", "Ann=45,Bob=5"}).code == 0);
}

std::size_t rounds_of_copy(const fs::path& folder) {
  const test::TempFolder copy;
  fs::copy(folder, copy / "ledger");
  return state_of(Ledger(copy / "ledger/matches.db").find(1).match).rounds.size();
}

// A third round that lies in the -wal alone: its program was killed before it could clear away.
void leave_round_in_wal(const fs::path& folder) {
  const test::TempFolder with_two;
  fs::copy(folder, with_two / "ledger");
  for (int at = 1; at < 100; ++at) {
    fs::remove_all(folder);
    fs::copy(with_two / "ledger", folder);
    const Ending ending = run_on(folder / "matches.db", {"add", "--points", "Ann=45,Bob=5"}, {.kill_at = at});
    const bool waits = fs::exists(folder / "matches.db-wal") && fs::file_size(folder / "matches.db-wal") > 0;
    fs::remove(folder / "matches.db-shm");
    if (ending.code == kDied && waits && rounds_of_copy(folder) == 3) return;
  }
  FAIL("no moment leaves a round in the -wal");
}

auto names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void check_that_it_is_shown(const fs::path& file, const Faults& faults, const std::string& score) {
  const auto before = names_in(file.parent_path());
  const std::string bytes = content_of(file);
  for (const Words& words : {Words{"list"}, Words{"show"}, Words{"export", "-o", "-", "--format", "csv"},
                             Words{"export", "-o", "-"}}) {
    const Ending ending = run_on(file, words, faults);
    CAPTURE(words.front());
    CAPTURE(ending.out);
    CHECK(ending.code == 0);
    CHECK(has(ending.out, score));
  }
  CHECK(content_of(file) == bytes);
  // On a full disk SQLite tries, and may leave an empty -wal to the next program that writes.
  if (faults.read_only) CHECK(names_in(file.parent_path()) == before);
  const Ending refused = run_on(file, {"add", "--points", "Ann=5,Bob=5"}, faults);
  CAPTURE(refused.out);
  CHECK(refused.code == 2);
  CHECK(refused.out.starts_with("ringside: " + file.string() + ": "));
}

TEST_CASE("a ledger on a disk that is read-only, or full, can be looked at") {
  for (const Faults& faults : {Faults{.full_at = 1}, Faults{.read_only = true}}) {
    const test::TempFolder folder;
    const fs::path file = folder / "100% #1?.db";  // signs that mean something to SQLite
    begin_with_two_rounds(file);
    check_that_it_is_shown(file, faults, "80");
  }
}

TEST_CASE("what an interrupted program left is shown too where nothing can be written") {
  for (const Faults& faults : {Faults{.full_at = 1}, Faults{.read_only = true}}) {
    const test::TempFolder place;
    const fs::path folder = place / "ledger";
    fs::create_directory(folder);
    begin_with_two_rounds(folder / "matches.db");
    leave_round_in_wal(folder);
    check_that_it_is_shown(folder / "matches.db", faults, "120");
  }
}

}  // namespace
}  // namespace ringside
