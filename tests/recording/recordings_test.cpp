// SPDX-License-Identifier: MIT
#include "recording/recordings.h"

#include <doctest/doctest.h>

#include <fstream>

#include "support/temp_folder.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

void put(const fs::path& file, std::size_t bytes) {
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << std::string(bytes, 'x');
}

UtcTime at(int seconds) { return UtcTime(std::chrono::seconds(1'800'000'000 + seconds)); }

// Two rounds of two clips and two pictures each; something that is not ours beside them.
struct Filled {
  explicit Filled(const fs::path& folder) : recordings(folder, 1000) {
    first = recordings.begin_round(at(0));
    second = recordings.begin_round(at(60));
    for (const fs::path& round : {first, second}) {
      put(round / "clip-2.mkv", 200);
      put(round / "clip-10.mkv", 200);
      put(round / "events.jsonl", 50);
      put(round / "rest-100.jpg", 50);
      put(round / "open-200.jpg", 100);
    }
    put(folder / "holiday.mkv", 5000);
  }

  Recordings recordings;
  fs::path first, second;
};

TEST_CASE("rounds that begin in one second have folders of their own") {
  const test::TempFolder folder;
  const Recordings recordings(folder.path(), 1000);
  const fs::path a = recordings.begin_round(at(0)), b = recordings.begin_round(at(0));
  CHECK(a != b);
  CHECK(a.filename() == "round-2027-01-15T080000Z");
  CHECK(b.filename() == "round-2027-01-15T080000Z-2");
}

TEST_CASE("the oldest clips go first, and no more than must") {
  const test::TempFolder folder;
  const Filled filled(folder.path());  // 1200 bytes
  filled.recordings.make_room(filled.second, filled.second / "clip-10.mkv");
  CHECK_FALSE(fs::exists(filled.first / "clip-2.mkv"));
  CHECK(fs::exists(filled.first / "clip-10.mkv"));
  CHECK(fs::exists(filled.first / "rest-100.jpg"));
}

TEST_CASE("evidence of open calls, what is being recorded and what is not ours stay whatever happens") {
  const test::TempFolder folder;
  const Filled filled(folder.path());
  Recordings(folder.path(), 0).make_room(filled.second, filled.second / "clip-10.mkv");
  CHECK(fs::exists(filled.first / "open-200.jpg"));
  CHECK_FALSE(fs::exists(filled.first / "clip-10.mkv"));
  CHECK_FALSE(fs::exists(filled.first / "rest-100.jpg"));
  CHECK_FALSE(fs::exists(filled.first / "events.jsonl"));
  CHECK_FALSE(fs::exists(filled.second / "clip-2.mkv"));
  CHECK(fs::exists(filled.second / "clip-10.mkv"));
  CHECK(fs::exists(filled.second / "rest-100.jpg"));
  CHECK(fs::exists(filled.second / "events.jsonl"));
  CHECK(fs::exists(folder.path() / "holiday.mkv"));
}

TEST_CASE("a round of which nothing is left has no folder either") {
  const test::TempFolder folder;
  const Filled filled(folder.path());
  fs::remove(filled.first / "open-200.jpg");
  Recordings(folder.path(), 0).make_room(filled.second, filled.second / "clip-10.mkv");
  CHECK_FALSE(fs::exists(filled.first));
}

}  // namespace
}  // namespace ringside
