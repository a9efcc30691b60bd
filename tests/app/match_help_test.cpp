// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "app/match_table.h"
#include "support/has.h"

// What `ringside match` says of itself.

namespace ringside {
namespace {

using test::has;
using namespace testing;

TEST_CASE("what is wrong with a command of match points to its own help, which lists all its options") {
  const std::vector<std::pair<std::string, Words>> options{
      {"new",
       {"--rules", "--players", "--format", "--target", "--rounds", "--discs-each", "--starter", "--name",
        "--db"}},
      {"add", {"PHOTO", "--points", "--twenties", "--starter", "--calibration", "--match", "--db"}},
      {"twenty", {"WHO", "--count", "--match", "--db"}},
      {"rule", {"--disc", "--zone", "--round", "--winner", "--by", "--note", "--match", "--db"}},
      {"rename", {"PLAYER", "NAME", "--match", "--db"}},
      {"undo", {"--entries", "--to", "--match", "--db"}},
      {"redo", {"--entries", "--match", "--db"}},
      {"show", {"--history", "--match", "--db"}},
      {"list", {"--db"}},
      {"export", {"--output", "--format", "--match", "--db"}},
      {"import", {"FILE", "--db"}},
      {"backup", {"FILE", "--replace", "--db"}}};
  for (const auto& entry : options) {
    const auto& command = entry.first;
    CAPTURE(command);
    const Run slip = run_ringside({"match", command, "--frobnicate"});
    CHECK(slip.code == 2);
    CHECK(slip.err.ends_with("; see ringside match " + command + " --help\n"));
    const Run help = run_ringside({"match", command, "--help"});
    for (const std::string& option : entry.second) CHECK_MESSAGE(has(help.out, option), option);
  }
  CHECK(run_ringside({"match"}).err.ends_with("; see ringside match --help\n"));
  CHECK(run_ringside({"match", "twenty"}).err.ends_with("; see ringside match twenty --help\n"));
}

TEST_CASE("every help of match fits a screen") {
  for (const std::string part :
       {"new", "add", "twenty", "rule", "rename", "undo", "redo", "show", "list", "export", "import"}) {
    const Run run = run_ringside({"match", part, "--help"});
    CAPTURE(part);
    CHECK(run.code == 0);
    CHECK(std::count(run.out.begin(), run.out.end(), '\n') <= 24);
  }
}

TEST_CASE("watch takes the latest match with --resume alone, and says so") {
  const Run help = run_ringside({"watch", "--help"});
  CHECK(has(help.out, "to keep rounds in; default: the latest with --resume, else none\n"));
  CHECK(has(run_ringside({"match", "show", "--help"}).out, "; default: the latest\n"));
}

}  // namespace
}  // namespace ringside
