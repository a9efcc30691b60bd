// SPDX-License-Identifier: MIT
#include "files/temporary_file.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <system_error>

#include "support/temp_folder.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

auto files_in(const fs::path& folder) { return std::distance(fs::directory_iterator(folder), {}); }

// A process that dies as kill -9 does while it has a temporary file.
void die_writing(const fs::path& folder) {
  const int process = fork();
  if (process == 0) {
    const TemporaryFile file(folder);
    kill(getpid(), SIGKILL);
  }
  waitpid(process, nullptr, 0);
}

TEST_CASE("a temporary file goes away, unless it takes its target's name") {
  const test::TempFolder folder;
  { const TemporaryFile file(folder.path()); }
  CHECK(files_in(folder.path()) == 0);
  folder.write("target", "old");
  {
    TemporaryFile file(folder.path());
    REQUIRE(write(file.descriptor(), "newer", 5) == 5);
    file.become(folder / "target");
  }
  CHECK(files_in(folder.path()) == 1);
  CHECK(fs::file_size(folder / "target") == 5);
}

TEST_CASE("where its target is there already, it can leave that as it is") {
  const test::TempFolder folder;
  folder.write("target", "old");
  {
    TemporaryFile file(folder.path());
    file.become(folder / "target", TemporaryFile::IfThere::kLeave);
  }
  CHECK(files_in(folder.path()) == 1);
  CHECK(fs::file_size(folder / "target") == 3);
}

TEST_CASE("what a killed program left behind is removed by the next, with what SQLite put beside it") {
  const test::TempFolder folder;
  die_writing(folder.path());
  REQUIRE(files_in(folder.path()) == 1);
  const fs::path left = fs::directory_iterator(folder.path())->path();
  folder.write(left.filename().string() + "-wal", "x");
  // As earlier versions named theirs, by a number that is the same in every container.
  folder.write(".ringside-" + std::to_string(getpid()) + ".tmp", "half");
  folder.write(".ringside-1.tmp", "half");
  folder.write("ringside.tmp", "somebody's own");
  { const TemporaryFile file(folder.path()); }
  CHECK(files_in(folder.path()) == 1);
  CHECK(fs::exists(folder / "ringside.tmp"));
}

TEST_CASE("one that is in use stays, and so does what is no file") {
  const test::TempFolder folder;
  const TemporaryFile one(folder.path());
  fs::create_directory(folder / ".ringside-2.tmp");
  fs::create_symlink("elsewhere", folder / ".ringside-3.tmp");
  const TemporaryFile other(folder.path());
  CHECK(one.path() != other.path());
  CHECK(fs::exists(one.path()));
  CHECK(files_in(folder.path()) == 4);
}

TEST_CASE("where none can be made the reason is told") {
  CHECK_THROWS_AS(TemporaryFile("/proc/none"), std::system_error);
}

}  // namespace
}  // namespace ringside
