// SPDX-License-Identifier: MIT
#include "recording/recorder.h"

#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/videoio.hpp>

#include "support/temp_folder.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// Recorders whose clock stands still.
struct Recording {
  explicit Recording(const fs::path& folder)
      : recorder({.folder = folder,
                  .most_bytes = 100'000'000,
                  .now = [] { return UtcTime{}; },
                  .trouble = [this](const std::string& text) { troubles.push_back(text); }}) {}

  void show(double seconds, int grey, const cv::Size& size = {320, 240}) {
    recorder.frame({cv::Mat(size, CV_8UC3, cv::Scalar::all(grey)), seconds, 0});
  }

  std::vector<std::string> troubles;
  Recorder recorder;
};

std::vector<int> greys_of(const fs::path& clip) {
  cv::VideoCapture video(clip.string());
  std::vector<int> greys;
  for (cv::Mat frame; video.read(frame);) greys.push_back(frame.at<cv::Vec3b>(120, 160)[0]);
  return greys;
}

fs::path round_of(const fs::path& folder, const std::string& suffix = "") {
  return folder / ("round-1970-01-01T000000Z" + suffix);
}

TEST_CASE("a clip runs at the source's own speed, whether frames come late or too fast") {
  const test::TempFolder folder;
  {
    Recording recording(folder.path());
    for (const auto& [seconds, grey] :
         {std::pair{5.0, 40}, {5.0 + 1 / 30.0, 80}, {5.0 + 1.2 / 30, 120}, {5.0 + 4 / 30.0, 200}})
      recording.show(seconds, grey);
    CHECK(recording.troubles.empty());
  }
  const std::vector<int> greys = greys_of(round_of(folder.path()) / "clip-1.mkv");
  REQUIRE(greys.size() == 5);
  CHECK(greys[0] == doctest::Approx(40).epsilon(0.1));
  CHECK(greys[1] == doctest::Approx(80).epsilon(0.1));
  CHECK(greys[4] == doctest::Approx(200).epsilon(0.1));
}

TEST_CASE("another size, a camera that was away and a clock that starts anew begin another clip") {
  const test::TempFolder folder;
  {
    Recording recording(folder.path());
    recording.show(0, 40);
    recording.show(0.1, 40, {640, 480});
    recording.show(9, 40, {640, 480});
    recording.show(1, 40, {640, 480});
  }
  for (const int clip : {1, 2, 3, 4})
    CHECK_FALSE(greys_of(round_of(folder.path()) / ("clip-" + std::to_string(clip) + ".mkv")).empty());
}

TEST_CASE("a round that is over is closed with what was told after it, and the next frame begins another") {
  const test::TempFolder folder;
  {
    Recording recording(folder.path());
    recording.show(0, 40);
    const cv::Mat measured(240, 320, CV_8UC3, cv::Scalar::all(90));
    recording.recorder.event({{"event", "discs_at_rest"}, {"frame", 7}, {"too_close", {3}}}, measured);
    recording.recorder.event({{"event", "round_over"}, {"frame", 9}, {"too_close", Json::array()}}, measured);
    recording.recorder.event({{"event", "discs_lifted"}, {"frame", 9}}, {});
    recording.show(0.1, 40);
    CHECK(recording.troubles.empty());
  }
  const fs::path first = round_of(folder.path());
  CHECK(fs::exists(first / "open-7.jpg"));
  CHECK(fs::exists(first / "rest-9.jpg"));
  std::ifstream events(first / "events.jsonl");
  std::vector<std::string> told;
  for (std::string line; std::getline(events, line);) told.push_back(Json::parse(line).at("event"));
  CHECK(told == std::vector<std::string>{"discs_at_rest", "round_over", "discs_lifted"});
  CHECK(fs::exists(round_of(folder.path(), "-2") / "clip-1.mkv"));
}

// What is on the disk at this moment, as after kill -9.
std::size_t frames_if_killed(const fs::path& clip) {
  const fs::path rest = clip.parent_path() / "killed.mkv";
  fs::copy_file(clip, rest, fs::copy_options::overwrite_existing);
  return greys_of(rest).size();
}

TEST_CASE("a program that is killed has lost half a second of its clip at most") {
  const test::TempFolder folder;
  Recording recording(folder.path());
  const fs::path clip = round_of(folder.path()) / "clip-1.mkv";
  constexpr std::size_t kHalfASecond = 15;
  for (std::size_t shown = 1; shown <= 142; ++shown) {
    recording.show(static_cast<double>(shown - 1) / 30, 40 + static_cast<int>(shown) % 150);
    if (shown % 7 != 0 || shown < kHalfASecond) continue;
    CAPTURE(shown);
    CHECK(frames_if_killed(clip) + kHalfASecond >= shown);
  }
}

TEST_CASE("a clip that is finished is whole while events still come, and later frames are none of it") {
  const test::TempFolder folder;
  Recording recording(folder.path());
  for (int i = 0; i < 20; ++i) recording.show(i / 30.0, 40 + i);
  recording.recorder.finish_clip();
  recording.show(1, 250);
  recording.recorder.event({{"event", "round_over"}, {"frame", 20}}, {});
  CHECK(greys_of(round_of(folder.path()) / "clip-1.mkv").size() == 20);
  CHECK_FALSE(fs::exists(round_of(folder.path()) / "clip-2.mkv"));
  CHECK(fs::exists(round_of(folder.path()) / "events.jsonl"));
  CHECK(recording.troubles.empty());
}

TEST_CASE("a picture of odd width and height is recorded without its last column and row") {
  const test::TempFolder folder;
  {
    Recording recording(folder.path());
    recording.show(0, 77, {321, 241});
    CHECK(recording.troubles.empty());
  }
  const std::vector<int> greys = greys_of(round_of(folder.path()) / "clip-1.mkv");
  REQUIRE(greys.size() == 1);
  CHECK(greys[0] == doctest::Approx(77).epsilon(0.05));
}

TEST_CASE("where nothing can be written it says so once, and the game goes on") {
  const test::TempFolder folder;
  std::ofstream(folder / "taken") << "a file, and no folder";
  Recording recording(folder / "taken");
  recording.show(0, 40);
  recording.show(0.1, 40);
  recording.recorder.event({{"event", "hand_in"}}, {});
  REQUIRE(recording.troubles.size() == 1);
  CHECK(recording.troubles[0].starts_with("recording has stopped: "));
}

}  // namespace
}  // namespace ringside
