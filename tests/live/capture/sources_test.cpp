// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <atomic>
#include <future>
#include <limits>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "live/capture/fake_clock.h"
#include "live/capture/fake_source.h"
#include "live/capture/frame_pool.h"
#include "live/capture/frame_times.h"
#include "live/capture/newest_frame.h"
#include "live/capture/paced.h"
#include "live/capture/reconnecting.h"
#include "live/capture/video_source.h"
#include "support/temp_folder.h"

using namespace ringside;
using namespace ringside::test;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

std::string error_of(const std::string& source) {
  try {
    open_video(source);
  } catch (const SourceError& error) {
    return error.what();
  }
  return "";
}

// Opens each of the scripts in turn; after them, nothing can be opened.
OpenSource scripts(std::deque<std::deque<NextFrame>> all) {
  return [all = std::make_shared<std::deque<std::deque<NextFrame>>>(std::move(all))] {
    if (all->empty()) throw SourceError("busy; close the other program");
    auto source = std::make_unique<FakeSource>(std::move(all->front()));
    all->pop_front();
    return source;
  };
}

}  // namespace

TEST_CASE("frame times rise whatever a source says") {
  FrameTimes times(25);
  CHECK(times.next(7) == 0);
  CHECK(times.next(7.04) == doctest::Approx(0.04));
  CHECK(times.next(0) == doctest::Approx(0.08));     // as at the end of some files
  CHECK(times.next(kNan) == doctest::Approx(0.12));  // says nothing
  CHECK(times.next(7.2) == doctest::Approx(0.2));    // and is right again
  CHECK(times.next(7.3) == doctest::Approx(0.3));
  CHECK(times.next(1000) == doctest::Approx(0.34));  // a jump of the clock is no wait
  CHECK(times.next(1000.04) == doctest::Approx(0.38));
}

TEST_CASE("a frame rate that is none counts as 30") {
  for (const double rate : {0.0, -1.0, kNan, 1e9, 90000.0}) {
    FrameTimes times(rate);
    times.next(0);
    CHECK(times.next(0) == doctest::Approx(1.0 / 30));
  }
}

TEST_CASE("the pool gives a frame again when nobody has it any longer") {
  FramePool pool;
  pool.free_one().create(2, 2, CV_8UC3);
  const uchar* const first = pool.free_one().data;
  {
    const cv::Mat held = pool.free_one();
    cv::Mat& other = pool.free_one();
    other.create(2, 2, CV_8UC3);
    CHECK(other.data != first);
  }
  CHECK(pool.free_one().data == first);
}

TEST_CASE("sources are told apart by how they are written") {
  CHECK(kind_of_source("0") == SourceKind::kCamera);
  CHECK(kind_of_source("/dev/video2") == SourceKind::kCamera);
  CHECK(kind_of_source("rtsp://camera/stream") == SourceKind::kStream);
  CHECK(kind_of_source("http://camera/video.mjpg") == SourceKind::kStream);
  CHECK(kind_of_source("game.mp4") == SourceKind::kFile);
}

TEST_CASE("what cannot be opened says why and what to do") {
  const TempFolder folder;
  CHECK(error_of((folder / "none.mp4").string()) == "there is no such file; check the name");
  folder.write("text.mp4", "no video");
  CHECK(error_of((folder / "text.mp4").string()).starts_with("is no video that can be read; "));
  CHECK(error_of("/dev/video-none").starts_with("there is no such camera; "));
  CHECK(error_of("rtsp://127.0.0.1:1/none").starts_with("no video comes from there; "));
}

TEST_CASE("a file gives every frame with its time, and then the end") {
  const TempFolder folder;
  const std::string file = (folder / "clip.avi").string();
  cv::VideoWriter writer(file, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 25, {64, 48});
  REQUIRE(writer.isOpened());
  for (int i = 0; i < 5; ++i) writer.write(cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(40 * i)));
  writer.release();
  const auto source = open_video(file);
  std::vector<Frame> frames;
  for (NextFrame next = source->next(); next.outcome == FrameOutcome::kFrame; next = source->next())
    frames.push_back(next.frame);
  REQUIRE(frames.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) {
    CHECK(frames[i].number == static_cast<long>(i));
    CHECK(frames[i].seconds == doctest::Approx(0.04 * static_cast<double>(i)));
    // Held frames keep their content while later ones are read.
    CHECK(cv::mean(frames[i].bgr)[0] == doctest::Approx(40.0 * static_cast<double>(i)).epsilon(0.05));
  }
  CHECK(source->next().outcome == FrameOutcome::kEnd);
}

TEST_CASE("waits between tries double up to 8 seconds") {
  CHECK(wait_after(1).count() == 0.5);
  CHECK(wait_after(2).count() == 1);
  CHECK(wait_after(5).count() == 8);
  CHECK(wait_after(50).count() == 8);
}

TEST_CASE("a camera that was unplugged comes back with rising times and numbers") {
  FakeClock clock;
  Reconnecting camera(
      scripts({{frame_at(0, 0), frame_at(0.04, 1), lost()}, {frame_at(0, 0), frame_at(0.04, 1)}}), clock);
  CHECK(camera.next().frame.number == 0);
  CHECK(camera.next().frame.seconds == doctest::Approx(0.04));
  const NextFrame gone = camera.next();
  CHECK(gone.outcome == FrameOutcome::kLost);
  CHECK(gone.why == "gone; plug it in");
  const NextFrame back = camera.next();  // half a second later by the fake clock
  CHECK(back.outcome == FrameOutcome::kFrame);
  CHECK(back.frame.number == 2);
  CHECK(back.frame.seconds == doctest::Approx(0.54));
  CHECK(camera.next().frame.seconds == doctest::Approx(0.58));
}

TEST_CASE("a busy camera is tried again, ever more seldom") {
  FakeClock clock;
  Reconnecting camera(scripts({}), clock);
  CHECK(camera.next().why == "busy; close the other program");
  std::vector<double> waits;
  for (int i = 0; i < 6; ++i) {
    const double before = clock.now().count();
    CHECK(camera.next().outcome == FrameOutcome::kLost);
    waits.push_back(clock.now().count() - before);
  }
  CHECK(waits == std::vector<double>{0.5, 1, 2, 4, 8, 8});
}

TEST_CASE("the newest frame wins, and the end stays the end") {
  std::deque<NextFrame> script;
  for (long i = 0; i < 100; ++i) script.push_back(frame_at(0.01 * static_cast<double>(i), i));
  NewestFrame newest(std::make_unique<FakeSource>(std::move(script)), Clock::Seconds(60));
  long last = -1;
  NextFrame next = newest.next();
  for (; next.outcome == FrameOutcome::kFrame; next = newest.next()) {
    CHECK(next.frame.number > last);
    last = next.frame.number;
  }
  CHECK(next.outcome == FrameOutcome::kEnd);
  CHECK(newest.next().outcome == FrameOutcome::kEnd);
}

namespace {

// Says nothing until it is let go, as a camera whose driver hangs.
class StalledSource final : public FrameSource {
 public:
  explicit StalledSource(std::shared_future<void> let_go) : let_go_(std::move(let_go)) {}
  NextFrame next() override {
    let_go_.wait();
    return {FrameOutcome::kEnd, {}, {}};
  }

 private:
  std::shared_future<void> let_go_;
};

}  // namespace

TEST_CASE("a stalled camera counts as lost while its thread still waits") {
  std::promise<void> let_go;
  NewestFrame newest(std::make_unique<StalledSource>(let_go.get_future().share()), Clock::Seconds(0));
  const NextFrame next = newest.next();
  CHECK(next.outcome == FrameOutcome::kLost);
  CHECK(next.why.find("sends no pictures; ") != std::string::npos);
  let_go.set_value();
}

TEST_CASE("a file is paced by its frames' times") {
  FakeClock clock;
  Paced paced(std::make_unique<FakeSource>(std::deque{frame_at(0, 0), frame_at(0.5, 1), frame_at(0.6, 2)}),
              clock);
  const double start = clock.now().count();
  paced.next();
  CHECK(clock.now().count() == start);
  paced.next();
  CHECK(clock.now().count() == doctest::Approx(start + 0.5));
  clock.pass(1);  // who is late waits for nothing
  paced.next();
  CHECK(clock.now().count() == doctest::Approx(start + 1.5));
  CHECK(paced.next().outcome == FrameOutcome::kEnd);
}
