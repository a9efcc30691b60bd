// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cerrno>

#include "ledger/program.h"
#include "support/has.h"
#include "support/temp_folder.h"

// Network drives often have no locks, or no memory that programs share.
namespace ringside {
namespace {

using namespace testing;
using test::has;

Ending run_on(const std::filesystem::path& file, std::vector<std::string> words, const Faults& faults = {}) {
  words.insert(words.end(), {"--db", file.string()});
  return run_match(words, faults);
}

TEST_CASE("a disk without locks: it is said what to do, nothing is recorded, the ledger can be looked at") {
  for (const Faults& faults :
       {Faults{.locks_fail = ENOLCK}, Faults{.locks_fail = EIO}, Faults{.maps_fail = ENODEV}}) {
    CAPTURE(faults.locks_fail);
    const test::TempFolder folder;
    const std::filesystem::path file = folder / "matches.db";
    const std::vector<std::string> begin{"new", "--rules", "nca", "--players", "Ann=black,Bob=red"};
    const std::vector<std::string> add{"add", "--points", "Ann=45,Bob=5"};
    REQUIRE(run_on(file, begin).code == 0);
    const Ending refused = run_on(file, add, faults);
    CHECK(refused.code == 2);
    CHECK(has(refused.out, "matches.db: lies on a disk without the locks that a ledger needs"));
    CHECK(has(refused.out, "keep it on a disk of this computer"));
    CHECK(has(run_on(file, {"show"}, faults).out, "0:0"));
    CHECK(run_on(file, add).code == 0);
    CHECK(has(run_on(folder / "other.db", begin, faults).out, "without the locks"));
  }
}

TEST_CASE("a disk that cannot rename a file unless the name is taken, as NFS: a ledger is made there") {
  const test::TempFolder folder;
  const std::filesystem::path file = folder / "matches.db";
  const Ending made =
      run_on(file, {"new", "--rules", "nca", "--players", "Ann=black,Bob=red"}, {.rename_leaves = false});
  CAPTURE(made.out);
  CHECK(made.code == 0);
  CHECK(run_on(file, {"add", "--points", "Ann=45,Bob=5"}).code == 0);
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

}  // namespace
}  // namespace ringside
