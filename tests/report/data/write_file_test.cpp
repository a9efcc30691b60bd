// SPDX-License-Identifier: MIT
#include "report/data/write_file.h"

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iterator>

#include "support/temp_folder.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

auto files_in(const fs::path& folder) { return std::distance(fs::directory_iterator(folder), {}); }

TEST_CASE("a new file is written whole and nothing else is left in the folder") {
  const test::TempFolder folder;
  const std::string bytes("a\0b\n", 4);
  CHECK(write_file(folder / "new.json", bytes) == Written::kNew);
  CHECK(content(folder / "new.json") == bytes);
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("replacing says so") {
  const test::TempFolder folder;
  write_file(folder / "x", "a long first text");
  CHECK(write_file(folder / "x", "short") == Written::kReplaced);
  CHECK(content(folder / "x") == "short");
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("through a symbolic link the file it points to is replaced") {
  const test::TempFolder folder;
  write_file(folder / "real", "old");
  fs::create_symlink("real", folder / "link");
  CHECK(write_file(folder / "link", "new") == Written::kReplaced);
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(content(folder / "real") == "new");
}

TEST_CASE("a temporary file that a killed program of this number left behind is in nobody's way") {
  const test::TempFolder folder;
  folder.write(".ringside-" + std::to_string(getpid()) + ".tmp", "half");
  CHECK(write_file(folder / "x", "whole") == Written::kNew);
  CHECK(content(folder / "x") == "whole");
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("a device is written to, not replaced") {
  CHECK(write_file("/dev/null", "gone") == Written::kNew);
  CHECK(fs::is_character_file("/dev/null"));
}

TEST_CASE("what cannot be written is an error that says why, and leaves nothing behind") {
  const test::TempFolder folder;
  CHECK_THROWS_WITH_AS(write_file(folder / "missing" / "x", "text"), doctest::Contains("No such file"),
                       WriteError);
  CHECK_THROWS_WITH_AS(write_file(folder.path(), "text"), doctest::Contains("is a folder"), WriteError);
  CHECK_THROWS_WITH_AS(write_file("/dev/full", "text"), doctest::Contains("No space left"), WriteError);
  CHECK(files_in(folder.path()) == 0);
}

// While it lives, no file of this process can grow beyond a few bytes: like a disk that is nearly full.
class NearlyFullDisk {
 public:
  NearlyFullDisk() : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &limit_);
    const rlimit small{16, limit_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  NearlyFullDisk(const NearlyFullDisk&) = delete;
  NearlyFullDisk& operator=(const NearlyFullDisk&) = delete;
  ~NearlyFullDisk() {
    setrlimit(RLIMIT_FSIZE, &limit_);
    std::signal(SIGXFSZ, signal_);
  }

 private:
  void (*signal_)(int);
  rlimit limit_{};
};

std::string failure_on_nearly_full_disk(const fs::path& file) {
  const NearlyFullDisk disk;
  try {
    write_file(file, std::string(1000, 'x'));
  } catch (const WriteError& error) {
    return error.what();
  }
  return "";
}

TEST_CASE("a file that could not be written whole leaves the old one as it was") {
  const test::TempFolder folder;
  write_file(folder / "x", "old");
  CHECK(failure_on_nearly_full_disk(folder / "x").find("File too large") != std::string::npos);
  CHECK(content(folder / "x") == "old");
  CHECK(files_in(folder.path()) == 1);
}

}  // namespace
}  // namespace ringside
