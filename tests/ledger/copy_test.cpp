// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <iterator>

#include "ledger/ledger.h"
#include "ledger/program.h"
#include "match/example_match.h"
#include "support/error_message.h"
#include "support/has.h"
#include "support/temp_folder.h"

// Copies of a ledger: by people, who take the one file, and by ringside match backup.
namespace ringside {
namespace {

using namespace testing;
using test::has;

namespace fs = std::filesystem;

void begin_ledger(const fs::path& file) { Ledger(file).create(new_match("traditional").setup, kNoon); }

void add_round(Ledger& ledger) {
  ledger.append(1, kNoon, [](const Match&) { return RoundPlayed{.board = {{"black", 5}}}; });
}

std::size_t entries_in(const fs::path& file) { return Ledger::to_read(file).find(1).match.entries.size(); }

// Of the one file, without what SQLite keeps beside it.
std::size_t entries_of_lone_copy(const fs::path& file) {
  const test::TempFolder elsewhere;
  fs::copy_file(file, elsewhere / "copy.db");
  return entries_in(elsewhere / "copy.db");
}

std::string whole_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// Another program that has added rounds, and has the ledger open until it is killed.
class HoldingProgram {
 public:
  HoldingProgram(const fs::path& file, int rounds) {
    std::array<int, 2> ends{};
    REQUIRE(pipe2(ends.data(), O_CLOEXEC) == 0);
    process_ = fork();
    if (process_ == 0) hold(file, rounds, ends[1]);
    close(ends[1]);
    char done = 0;
    REQUIRE(read(ends[0], &done, 1) == 1);
    close(ends[0]);
  }
  ~HoldingProgram() { kill(); }
  HoldingProgram(const HoldingProgram&) = delete;
  HoldingProgram& operator=(const HoldingProgram&) = delete;

  void kill() {
    if (process_ < 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
  }

 private:
  [[noreturn]] static void hold(const fs::path& file, int rounds, int told) {
    Ledger ledger(file);
    for (int i = 0; i < rounds; ++i) add_round(ledger);
    if (write(told, "x", 1) != 1) _exit(1);
    while (true) pause();
  }

  pid_t process_ = -1;
};

TEST_CASE("the one file has every entry, also while another program has it open, and after kill -9") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db";
  begin_ledger(file);
  HoldingProgram other(file, 3);
  CHECK(entries_of_lone_copy(file) == 3);
  // What a program adds that comes and goes meanwhile is there too.
  CHECK(run_match({"add", "--points", "Ann=5,Bob=0", "--db", file.string()}).code == 0);
  CHECK(entries_of_lone_copy(file) == 4);
  other.kill();
  CHECK(entries_of_lone_copy(file) == 4);
  CHECK(entries_in(file) == 4);
}

TEST_CASE("a backup has all of a ledger that others have open, and can be gone on with") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db", backup = folder / "backup.db";
  begin_ledger(file);
  const HoldingProgram other(file, 2);
  const Ending ending = run_match({"backup", backup.string(), "--db", file.string()});
  CAPTURE(ending.out);
  CHECK(ending.code == 0);
  CHECK(has(ending.out, "backup.db: holds all of " + file.string()));
  CHECK(entries_in(backup) == 2);
  CHECK(run_match({"add", "--points", "Ann=5,Bob=0", "--db", backup.string()}).code == 0);
  CHECK(entries_in(backup) == 3);
  CHECK(entries_in(file) == 2);
}

TEST_CASE("a backup takes the place of a file by wish alone, and never of the ledger itself") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db", backup = folder / "backup.db";
  begin_ledger(file);
  folder.write("backup.db", "something else");
  const auto back_up = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "backup");
    words.insert(words.end(), {"--db", file.string()});
    return run_match(words);
  };
  const Ending refused = back_up({backup.string()});
  CHECK(refused.code == 2);
  CHECK(has(refused.out, "backup.db: is there already; name another file, or say --replace"));
  CHECK(whole_file(backup) == "something else");
  CHECK(back_up({backup.string(), "--replace"}).code == 0);
  CHECK(entries_in(backup) == 0);
  const std::string before = whole_file(file);
  CHECK(has(back_up({file.string(), "--replace"}).out, "is the ledger itself"));
  fs::create_symlink(file, folder / "link.db");
  CHECK(has(back_up({(folder / "link.db").string(), "--replace"}).out, "is the ledger itself"));
  CHECK(whole_file(file) == before);
  CHECK(has(back_up({folder.path().string(), "--replace"}).out, "is a folder"));
  CHECK(has(back_up({(folder / "nowhere/backup.db").string()}).out, "cannot be written"));
}

TEST_CASE("kill -9 and a full disk leave a whole backup or none, and nothing beside it that stays") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db", place = folder / "usb";
  const std::vector<std::string> words{"backup", (place / "backup.db").string(), "--db", file.string()};
  begin_ledger(file);
  fs::create_directory(place);
  const int calls = run_match(words).calls;
  REQUIRE(calls > 3);
  for (int at = 1; at <= calls; ++at) {
    for (const Faults& faults : {Faults{.kill_at = at}, Faults{.full_at = at}}) {
      CAPTURE(at);
      fs::remove(place / "backup.db");
      const Ending ending = run_match(words, faults);
      CAPTURE(ending.out);
      if (fs::exists(place / "backup.db")) CHECK(entries_in(place / "backup.db") == 0);
      if (ending.code == 0) CHECK(fs::exists(place / "backup.db"));
      CHECK(entries_in(file) == 0);
    }
  }
  fs::remove(place / "backup.db");
  CHECK(run_match(words).code == 0);
  CHECK(std::distance(fs::directory_iterator(place), {}) == 1);
}

}  // namespace
}  // namespace ringside
