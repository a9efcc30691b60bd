// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/run_ringside.h"
#include "app/terminal.h"
#include "support/has.h"
#include "watch/running_watch.h"
#include "watch/serving/stop_signals.h"
#include "watch/still_clip.h"

namespace ringside {
namespace {

using test::TempFolder;
using testing::RunningWatch;

long frames_of(const std::filesystem::path& clip) {
  cv::VideoCapture video(clip.string(), cv::CAP_FFMPEG);
  long frames = 0;
  for (cv::Mat frame; video.read(frame);) ++frames;
  return frames;
}

std::filesystem::path only_entry(const std::filesystem::path& folder) {
  return *std::filesystem::directory_iterator(folder);
}

std::vector<nlohmann::json> events_in(const std::filesystem::path& file) {
  std::vector<nlohmann::json> events;
  std::istringstream lines(testing::read_file(file));
  for (std::string line; std::getline(lines, line);) events.push_back(nlohmann::json::parse(line));
  return events;
}

// How a child that does this ends.
template <typename Act>
int status_of_child(const Act& act) {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    act();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

TEST_CASE("a first signal is a wish to stop, a second ends the program at once") {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    const int once = status_of_child([&] {
      const StopSignals signals;
      kill(getpid(), signal);
      wait_until(signals.token());
    });
    CHECK(WIFEXITED(once));
    const int twice = status_of_child([&] {
      const StopSignals signals;
      kill(getpid(), signal);
      wait_until(signals.token());
      kill(getpid(), signal);
      while (true) pause();
    });
    REQUIRE(WIFSIGNALED(twice));
    CHECK(WTERMSIG(twice) == signal);
  }
}

TEST_CASE("a signal that was to be ignored, as under nohup, stays ignored") {
  const int status = status_of_child([] {
    std::signal(SIGHUP, SIG_IGN);
    const StopSignals signals;
    kill(getpid(), SIGHUP);
    kill(getpid(), SIGTERM);
    wait_until(signals.token());
    kill(getpid(), SIGHUP);  // no second one
  });
  CHECK(WIFEXITED(status));
}

TEST_CASE("stopped after the clip's end, a recording has all of its frames") {
  const TempFolder folder;
  RunningWatch watch(folder.path(), {SHORT_GAME, "--speed", "max", "--record", "games"});
  REQUIRE(watch.wait_for("camera_ended"));
  CHECK(watch.stop(SIGTERM) == 0);
  CHECK(frames_of(only_entry(folder / "games") / "clip-1.mkv") >= frames_of(SHORT_GAME));
}

TEST_CASE("stopped in mid-game, what was seen is recorded, told and whole") {
  for (const int signal : {SIGINT, SIGHUP}) {
    const TempFolder folder;
    RunningWatch watch(folder.path(), {SHORT_GAME, "--record", "games"});
    REQUIRE(watch.wait_for("discs_at_rest"));
    CHECK(watch.stop(signal) == 0);
    const auto round = only_entry(folder / "games");
    const auto events = events_in(round / "events.jsonl");
    REQUIRE_FALSE(events.empty());
    CHECK(events.back().at("event") == "camera_ended");
    CHECK(events.back().at("note") == "watching was stopped");
    const long frames = frames_of(round / "clip-1.mkv");
    CHECK(frames > events.back().at("frame").get<long>());
    CHECK(frames < frames_of(SHORT_GAME));
    std::string last;
    for (std::string line = watch.next_event(); !line.empty(); line = watch.next_event()) last = line;
    CHECK(test::has(last, "camera_ended"));
  }
}

TEST_CASE("who reads the events goes away: the recording is whole, and the exit code tells") {
  const TempFolder folder;
  const std::string command = "cd '" + folder.path().string() +
                              "' && { '" RINGSIDE_PROGRAM "' watch '" SHORT_GAME
                              "' --speed max --record games; echo $? >code; } 2>err | head -n 1 >first";
  REQUIRE(std::system(command.c_str()) == 0);
  CHECK(testing::read_file(folder / "code") == "2\n");
  CHECK(test::has(testing::read_file(folder / "err"), "standard output: cannot be written"));
  CHECK(frames_of(only_entry(folder / "games") / "clip-1.mkv") > 0);
}

// What `watch` prints on a terminal.
std::string on_terminal(const std::filesystem::path& folder, const std::vector<std::string>& arguments) {
  const test::Terminal terminal(200);
  const int status = status_of_child([&] {
    dup2(terminal.program(), STDOUT_FILENO);
    std::vector<std::string> words{RINGSIDE_PROGRAM, "watch"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    if (chdir(folder.c_str()) == 0) execv(argv[0], argv.data());
    _exit(127);
  });
  CHECK(status == 0);
  return terminal.written();
}

TEST_CASE("on a terminal events are told in words, with --json as for programs") {
  const TempFolder folder;
  testing::write_still_clip(folder / "grey.avi", cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(90)), 3);
  CHECK(on_terminal(folder.path(), {"grey.avi", "--speed", "max"}) ==
        "0:00 the picture has come: 64 x 48\r\n0:00 the end of the video\r\n");
  CHECK(test::has(on_terminal(folder.path(), {"grey.avi", "--speed", "max", "--json"}),
                  R"({"event":"camera_opened","seconds":)"));
}

}  // namespace
}  // namespace ringside
