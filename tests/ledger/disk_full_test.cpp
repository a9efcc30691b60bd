// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <sys/mount.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

#include "ledger/ledger.h"
#include "ledger/program.h"
#include "match/example_match.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using namespace testing;

namespace fs = std::filesystem;

// A disk of 512 kB of its own.
class SmallDisk {
 public:
  SmallDisk() : mounted_(mount("tmpfs", folder_.path().c_str(), "tmpfs", 0, "size=512k") == 0) {
    if (!mounted_) std::cout << "skipped: no small disk can be mounted (" << std::strerror(errno) << ")\n";
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    if (mounted_) umount2(folder_.path().c_str(), MNT_DETACH);
  }
  bool mounted() const { return mounted_; }
  fs::path operator/(const char* name) const { return folder_ / name; }

  // Takes all but so many bytes.
  void fill_but(std::uintmax_t left) const {
    const std::uintmax_t free = fs::space(folder_.path()).available;
    std::ofstream(folder_ / "filler", std::ios::binary) << std::string(free > left ? free - left : 0, 'x');
  }
  void make_room() const { fs::remove(folder_ / "filler"); }

 private:
  test::TempFolder folder_;
  bool mounted_;
};

std::vector<std::string> adding(int black, const fs::path& file) {
  return {"add", "--points", "Ann=" + std::to_string(black) + ",Bob=0", "--db", file.string()};
}

void begin_long_match(const fs::path& file) {
  REQUIRE(run_match({"new", "--rules", "traditional", "--target", "10000", "--players", "Ann=black,Bob=red",
                     "--db", file.string()})
              .code == 0);
}

int black_points(const fs::path& file) {
  const MatchState state = state_of(Ledger(file).find(1).match);
  return state.score.at("black");
}

bool is_clear_error(const Ending& ending, const fs::path& file) {
  return ending.code == 2 && ending.out.starts_with("ringside: " + file.string() + ": ") &&
         ending.out.find("full") != std::string::npos && ending.out.find("; ") != std::string::npos;
}

// Rounds of 5 points for black that were added one by one, or not.
struct Tally {
  int points = 0, failed = 0;

  void count(const Ending& ending, const fs::path& file) {
    CAPTURE(ending.out);
    CHECK((ending.code == 0 || is_clear_error(ending, file)));
    points += ending.code == 0 ? 5 : 0;
    failed += ending.code == 0 ? 0 : 1;
    REQUIRE(black_points(file) == points);
  }
};

TEST_CASE("a full disk: a clear error, and the ledger is as it was") {
  const SmallDisk disk;
  if (!disk.mounted()) return;
  const fs::path file = disk / "matches.db";
  begin_long_match(file);
  Tally tally;
  for (std::uintmax_t left = 0; left <= 98'304; left += 4096) {
    CAPTURE(left);
    disk.fill_but(left);
    const Ending ending = run_match(adding(5, file));
    disk.make_room();
    tally.count(ending, file);
  }
  CHECK(tally.failed > 0);
  CHECK(tally.points > 0);
}

TEST_CASE("a disk that fills up at any moment of match add: an error or a round, never half of one") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db";
  begin_long_match(file);
  Tally tally;
  for (int at = 1; at <= 30; ++at) {
    CAPTURE(at);
    const Ending ending = run_match(adding(5, file), {.full_at = at});
    tally.count(ending, file);
  }
  CHECK(tally.failed > 0);
  CHECK(tally.points > 0);
}

}  // namespace
}  // namespace ringside
