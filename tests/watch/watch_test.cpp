// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <sstream>

#include "app/documented_schema.h"
#include "app/run_ringside.h"
#include "support/has.h"
#include "watch/still_clip.h"

namespace ringside {
namespace {

using test::has;
using test::TempFolder;
using testing::is_one_error_about;
using testing::Run;
using testing::run_ringside;

TEST_CASE("watch tells what lies on a quiet board once, and nothing that did not happen") {
  const TempFolder folder;
  testing::write_still_clip(folder / "quiet.avi", cv::imread(testing::sample("round-1.jpg").string()));
  const Run run = run_ringside(folder.path(), {"watch", "quiet.avi", "--speed", "max"});
  CHECK(run.code == 0);
  std::istringstream lines(run.out);
  std::vector<std::string> events;
  for (std::string line; std::getline(lines, line);)
    events.push_back(nlohmann::json::parse(line)["event"].get<std::string>());
  CHECK(events == std::vector<std::string>{"camera_opened", "board_found", "discs_at_rest", "camera_ended"});
}

// What was told, of which side: a recording may tell it some frames earlier or later.
std::vector<std::string> told_in(const std::string& events) {
  std::vector<std::string> told;
  std::istringstream lines(events);
  for (std::string line; std::getline(lines, line);) {
    const auto event = nlohmann::json::parse(line);
    told.push_back(event.at("event").get<std::string>() + " " + event.value("team", ""));
    if (event.contains("totals")) told.back() += event["totals"].dump();
    if (event.at("event") == "round_over") break;
  }
  return told;
}

// By docs/schema.
void check_described(const std::string& events) {
  std::istringstream lines(events);
  for (std::string line; std::getline(lines, line);)
    CHECK(testing::schema_misfits(nlohmann::json::parse(line), "event") == std::vector<std::string>{});
}

TEST_CASE("a recording that is watched tells the same events, all as docs/schema describes them") {
  const TempFolder folder;
  const Run played =
      run_ringside(folder.path(), {"watch", SHORT_GAME, "--speed", "max", "--record", "games"});
  CHECK(played.code == 0);
  CHECK(played.err.empty());
  check_described(played.out);
  REQUIRE(std::filesystem::exists(folder / "games"));
  const std::filesystem::path round = *std::filesystem::directory_iterator(folder / "games");
  const Run again = run_ringside(folder.path(), {"watch", round / "clip-1.mkv", "--speed", "max"});
  const std::vector<std::string> told = told_in(played.out);
  CHECK(told.size() > 15);
  CHECK(told_in(again.out) == told);
  CHECK(told_in(testing::read_file(round / "events.jsonl")) == told);
}

std::size_t little_endian(const std::string& bytes, std::size_t at) {
  std::size_t number = 0;
  for (std::size_t i = 4; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes.at(at + i));
  return number;
}

// An AVI of motion JPEG with some bits of every fifth picture's coefficients turned round.
std::string with_damaged_frames(std::string avi) {
  cv::RNG random(1);
  constexpr std::size_t kHead = 8, kTables = 700;
  int frame = 0;
  for (std::size_t at = avi.find("movi") + 4; avi.compare(at, 4, "idx1") != 0;) {
    const std::size_t size = little_endian(avi, at + 4);
    if (avi.compare(at, 4, "00dc") == 0 && ++frame % 5 == 0) {
      for (int i = 0; i < 3; ++i) {
        const auto place = static_cast<std::size_t>(random.uniform(0, static_cast<int>(size - kTables)));
        avi.at(at + kHead + kTables + place) ^= static_cast<char>(1 << random.uniform(0, 8));
      }
    }
    at += kHead + size + size % 2;
  }
  return avi;
}

// A damaged frame may pass for a hand, which changes nothing.
std::vector<std::string> told_of_discs(const std::string& events) {
  std::vector<std::string> told = told_in(events);
  std::erase_if(told, [](const std::string& event) { return event.starts_with("hand_"); });
  return told;
}

TEST_CASE(
    "of a video in which every fifth picture is damaged the same is told of discs, twenties and totals") {
  const TempFolder folder;
  testing::write_text(folder / "damaged.avi", with_damaged_frames(testing::read_file(SHORT_GAME)));
  const Run clean = run_ringside(folder.path(), {"watch", SHORT_GAME, "--speed", "max", "--json"});
  const Run damaged = run_ringside(folder.path(), {"watch", "damaged.avi", "--speed", "max", "--json"});
  CHECK(damaged.code == 0);
  CHECK(damaged.err.empty());
  CHECK(told_of_discs(damaged.out) == told_of_discs(clean.out));
}

TEST_CASE("watch refuses what it cannot watch, in one line") {
  const TempFolder folder;
  const Run missing = run_ringside(folder.path(), {"watch", "none.avi"});
  CHECK(missing.code == 2);
  CHECK(missing.out.empty());
  CHECK(is_one_error_about(missing.err, "none.avi"));
  const Run speed = run_ringside(folder.path(), {"watch", "none.avi", "--speed", "warp"});
  CHECK(speed.code == 2);
  CHECK(has(speed.err, "give max or real"));
  const Run photo = run_ringside(folder.path(), {"watch", testing::sample("round-1.jpg").string()});
  CHECK(photo.code == 2);
  CHECK(photo.out.empty());
  CHECK(is_one_error_about(photo.err, testing::sample("round-1.jpg").string()));
  CHECK(has(photo.err, "ringside score"));
  testing::write_still_clip(folder / "quiet.avi", cv::imread(testing::sample("round-1.jpg").string()), 3);
  testing::write_text(folder / "taken", "no folder");
  const Run record = run_ringside(folder.path(), {"watch", "quiet.avi", "--record", "taken/games"});
  CHECK(record.code == 2);
  CHECK(is_one_error_about(record.err, "taken/games"));
  const Run limit =
      run_ringside(folder.path(), {"watch", "quiet.avi", "--record", "games", "--record-limit", "0"});
  CHECK(limit.code == 2);
  CHECK(has(limit.err, "--record-limit"));
}

TEST_CASE("a clip that was cut is watched as far as it goes, then said to be cut: exit code 1") {
  const TempFolder folder;
  std::filesystem::copy_file(SHORT_GAME, folder / "cut.avi");
  std::filesystem::resize_file(folder / "cut.avi", std::filesystem::file_size(folder / "cut.avi") / 2);
  const Run run = run_ringside(folder.path(), {"watch", "cut.avi", "--speed", "max"});
  CHECK(run.code == 1);
  CHECK(is_one_error_about(run.err, "cut.avi"));
  CHECK(has(run.err, "damaged or cut short"));
  CHECK(has(run.out, "camera_ended"));
}

}  // namespace
}  // namespace ringside
