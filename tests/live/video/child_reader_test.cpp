// SPDX-License-Identifier: MIT
#include "live/video/child_reader.h"

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <opencv2/core.hpp>
#include <set>

#include "live/capture/video_source.h"
#include "live/capture/written_video.h"
#include "live/video/capture_reader.h"
#include "photo/process_limits.h"
#include "support/temp_folder.h"

// Files and streams are read by a child process, which may fall and may say anything.
using namespace ringside;
using namespace ringside::test;

namespace {

constexpr std::chrono::milliseconds kNoPatience{0};

bool left_over() { return waitpid(-1, nullptr, WNOHANG) != -1; }

std::set<std::string> open_descriptors(pid_t process) {
  std::set<std::string> all;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/fd"))
    all.insert(entry.path().filename());
  return all;
}

rlimit limit_of(pid_t process, __rlimit_resource resource) {
  rlimit limit{};
  REQUIRE(prlimit(process, resource, nullptr, &limit) == 0);
  return limit;
}

// The children of this process's first thread.
std::vector<pid_t> children() {
  std::ifstream list("/proc/self/task/" + std::to_string(getpid()) + "/children");
  std::vector<pid_t> all;
  for (pid_t child = 0; list >> child;) all.push_back(child);
  return all;
}

// A reader without a process: what it is told, this test says.
struct ToldReader {
  MessageSocket teller;
  ChildReader reader;
};

ToldReader told_reader() {
  auto [ours, tellers] = connected_sockets();
  return {std::move(tellers), ChildReader({}, std::move(ours), PictureSlots(), {}, kNoPatience)};
}

template <typename Message>
void check_refused(const Message& message) {
  ToldReader told = told_reader();
  REQUIRE(told.teller.send(message));
  cv::Mat picture;
  CHECK_FALSE(told.reader.read(picture));
  CHECK(told.reader.has_failed());
  CHECK(picture.empty());
}

}  // namespace

TEST_CASE("a child reads a video as this process does, frame by frame") {
  const TempFolder folder;
  for (const char* code : {"mp4v", "MJPG"}) {
    const std::string file = write_video(folder / "clip.mkv", {66, 50}, 7, code);
    const auto here = open_capture(file, SourceKind::kFile);
    const auto there = open_in_child(file, SourceKind::kFile);
    REQUIRE(here);
    REQUIRE(there);
    CHECK(there->head().width == 66);
    CHECK(there->head().height == 50);
    CHECK(there->head().frames_per_second == here->head().frames_per_second);
    CHECK(there->head().length.frames == here->head().length.frames);
    CHECK(there->head().length.seconds == here->head().length.seconds);
    cv::Mat wanted, read;
    for (int i = 0; i < 7; ++i) {
      REQUIRE(here->read(wanted));
      REQUIRE(there->read(read));
      CHECK(cv::norm(wanted, read, cv::NORM_INF) == 0);
      CHECK(there->seconds() == here->seconds());
    }
    CHECK_FALSE(there->read(read));
    CHECK_FALSE(there->has_failed());  // it is the end
  }
  CHECK_FALSE(left_over());
}

TEST_CASE("a video whose reader is killed ends there, and the process does not") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.mkv", {64, 48}, 50);
  {
    const auto source = open_video(file);
    CHECK(source->next().outcome == FrameOutcome::kFrame);
    REQUIRE(children().size() == 1);
    kill(children()[0], SIGKILL);
    NextFrame next = source->next();
    for (int i = 0; i < PictureSlots::kCount && next.outcome == FrameOutcome::kFrame; ++i)
      next = source->next();  // what it had said already
    CHECK(next.outcome == FrameOutcome::kEnd);
    CHECK(next.why.starts_with("cannot be read beyond 0.0"));
    CHECK(next.why.ends_with(" s, it is damaged so that its decoder fails; copy it again"));
    CHECK(source->next().outcome == FrameOutcome::kEnd);
    CHECK_FALSE(left_over());  // at once
  }
}

TEST_CASE("a reader knows of the environment what decoders heed, and no password") {
  setenv("RINGSIDE_TEST_PASSWORD", "secret", 1);
  setenv("OPENCV_TEST", "heeded", 1);
  const TempFolder folder;
  const auto reader = open_in_child(write_video(folder / "clip.mkv", {64, 48}, 5), SourceKind::kFile);
  unsetenv("RINGSIDE_TEST_PASSWORD");
  unsetenv("OPENCV_TEST");
  REQUIRE(reader);
  REQUIRE(children().size() == 1);
  std::ifstream file("/proc/" + std::to_string(children()[0]) + "/environ");
  const std::string environment{std::istreambuf_iterator<char>(file), {}};
  CHECK(environment.find("OPENCV_TEST=heeded") != std::string::npos);
  CHECK(environment.find("secret") == std::string::npos);
}

TEST_CASE("a reader that says nothing for too long is ended") {
  const TempFolder folder;
  PictureSlots slots;
  auto [ours, childs] = connected_sockets();
  ReaderProcess process(childs, slots);  // which nobody asks for anything
  ChildReader reader(std::move(process), std::move(ours), std::move(slots), {}, kNoPatience);
  const pid_t id = reader.process().id();
  CHECK(id > 0);
  cv::Mat picture;
  CHECK_FALSE(reader.read(picture));
  CHECK(reader.has_failed());
  CHECK(kill(id, 0) == -1);
  CHECK_FALSE(left_over());
}

TEST_CASE("a reader has nothing of this process but its two descriptors, and limits") {
  const TempFolder folder;
  const std::ifstream other(folder.write("other.txt", "open"));
  const auto reader = open_in_child(write_video(folder / "clip.avi", {64, 48}, 3), SourceKind::kFile);
  REQUIRE(reader);
  cv::Mat picture;
  REQUIRE(reader->read(picture));
  const pid_t id = reader->process().id();
  CHECK(open_descriptors(id) == std::set<std::string>{"0", "1", "2", "3", "4", "5"});  // the file is the last
  CHECK(limit_of(id, RLIMIT_CORE).rlim_max == 0);
  CHECK(limit_of(id, RLIMIT_CPU).rlim_cur < 100);
  if (!kSanitized) CHECK(limit_of(id, RLIMIT_AS).rlim_max < RLIM_INFINITY);
  CHECK(getpgid(id) == id);
}

TEST_CASE("a wish to stop is not the reader's to heed") {
  const TempFolder folder;
  const auto reader = open_in_child(write_video(folder / "clip.avi", {64, 48}, 9), SourceKind::kFile);
  REQUIRE(reader);
  for (const int wish : {SIGINT, SIGTERM, SIGHUP}) kill(reader->process().id(), wish);
  cv::Mat picture;
  for (int i = 0; i < 9; ++i) CHECK(reader->read(picture));
}

TEST_CASE("a reader ends with the process that started it") {
  const TempFolder folder;
  const std::string file = write_video(folder / "clip.avi", {64, 48}, 50);
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t starter = fork();
  REQUIRE(starter >= 0);
  if (starter == 0) {
    close(ends[0]);
    const auto reader = open_in_child(file, SourceKind::kFile);
    const pid_t id = reader->process().id();
    _exit(write(ends[1], &id, sizeof(id)) == sizeof(id) ? 0 : 1);  // nothing is taken down
  }
  close(ends[1]);
  pid_t reader = 0;
  REQUIRE(read(ends[0], &reader, sizeof(reader)) == sizeof(reader));
  waitpid(starter, nullptr, 0);
  close(ends[0]);
  // A process that has ended is there until it is waited for, by whoever inherits it.
  const auto runs = [&] {
    std::ifstream status("/proc/" + std::to_string(reader) + "/stat");
    std::string id, name, state;
    return status >> id >> name >> state && state != "Z" && state != "X";
  };
  while (runs()) sched_yield();
  CHECK_FALSE(runs());
}

TEST_CASE("what a reader says is believed only where it can be so") {
  constexpr int kLargest = std::numeric_limits<int>::max();
  check_refused(Picture{-1, 5, 0});
  check_refused(Picture{5, std::numeric_limits<int>::min(), 0});
  check_refused(Picture{kLargest, kLargest, 0});
  check_refused(Freed{0});                  // too short
  check_refused(std::array<Picture, 2>{});  // too long
  ToldReader told = told_reader();
  cv::Mat picture;
  REQUIRE(told.teller.send(Picture{kMostSide + 1, 16, 0}));
  CHECK_FALSE(told.reader.read(picture));
  CHECK(told.reader.refused() == cv::Size(kMostSide + 1, 16));
  REQUIRE(told.teller.send(Picture{0, 7, 0}));
  CHECK_FALSE(told.reader.read(picture));
  REQUIRE(told.teller.send(Picture{4, 3, std::numeric_limits<double>::quiet_NaN()}));
  CHECK(told.reader.read(picture));
  CHECK(picture.size() == cv::Size(4, 3));
  CHECK_FALSE(told.reader.has_failed());
}

TEST_CASE("a reader that takes no answer is ended, and is not waited for") {
  ToldReader told = told_reader();
  cv::Mat picture;
  int read = 0;
  constexpr int kMost = 100'000;  // messages that no system keeps
  while (read < kMost && told.teller.send(Picture{1, 1, 0}) && told.reader.read(picture)) ++read;
  CHECK(read < kMost);
  CHECK(told.reader.has_failed());
}

TEST_CASE("what a video says of itself is checked") {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  const VideoHead fine{.width = 640,
                       .height = 480,
                       .pixel_aspect = 4.0 / 3,
                       .turn = 270,
                       .frames_per_second = kNan,
                       .length = {9.5, 285}};
  CHECK(is_sensible(fine));
  const auto with = [&](auto change) {
    VideoHead head = fine;
    change(head);
    return is_sensible(head);
  };
  CHECK_FALSE(with([](VideoHead& head) { head.width = -1; }));
  CHECK_FALSE(with([](VideoHead& head) { head.height = std::numeric_limits<int>::max(); }));
  for (const double aspect : {0.0, -1.0, 1e300, kNan})
    CHECK_FALSE(with([&](VideoHead& head) { head.pixel_aspect = aspect; }));
  CHECK_FALSE(with([](VideoHead& head) { head.turn = 45; }));
  for (const double seconds : {-1.0, 1e300, kNan})
    CHECK_FALSE(with([&](VideoHead& head) { head.length.seconds = seconds; }));
  CHECK_FALSE(with([](VideoHead& head) { head.length.frames = -1; }));
}

TEST_CASE("memory for pictures cannot be made smaller by who fills it") {
  const PictureSlots slots;
  CHECK(ftruncate(slots.descriptor(), 0) == -1);
  CHECK(slots.picture(1, {kMostSide, kMostSide}).at<cv::Vec3b>(kMostSide - 1, kMostSide - 1) ==
        cv::Vec3b(0, 0, 0));
}
