// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <future>

#include "live/capture/fake_clock.h"
#include "live/capture/fake_source.h"
#include "live/capture/fresh_frames.h"
#include "live/capture/newest_frame.h"
#include "live/capture/paced.h"
#include "live/capture/reconnecting.h"

// Sources as they come: cameras that stall, go away and come back, files at their own speed.
using namespace ringside;
using namespace ringside::test;

namespace {

// Opens each of the scripts in turn; after them, nothing can be opened.
OpenSource scripts(std::deque<std::deque<NextFrame>> all) {
  return [all = std::make_shared<std::deque<std::deque<NextFrame>>>(std::move(all))] {
    if (all->empty()) throw SourceError("busy; close the other program");
    auto source = std::make_unique<FakeSource>(std::move(all->front()));
    all->pop_front();
    return source;
  };
}

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

TEST_CASE("a stalled camera counts as lost while its thread still waits") {
  std::promise<void> let_go;
  NewestFrame newest(std::make_unique<StalledSource>(let_go.get_future().share()), Clock::Seconds(0));
  const NextFrame next = newest.next();
  CHECK(next.outcome == FrameOutcome::kLost);
  CHECK(next.why.find("sends no pictures; ") != std::string::npos);
  let_go.set_value();
}

TEST_CASE("who is to stop waits neither for a camera nor for a file's time") {
  std::stop_source stop;
  stop.request_stop();
  std::promise<void> let_go;
  NewestFrame newest(std::make_unique<StalledSource>(let_go.get_future().share()), Clock::Seconds(3600),
                     stop.get_token());
  CHECK(newest.next().outcome == FrameOutcome::kLost);
  let_go.set_value();
  FakeClock clock;
  Paced paced(std::make_unique<FakeSource>(std::deque{frame_at(0, 0), frame_at(3600, 1)}), clock,
              stop.get_token());
  const double start = clock.now().count();
  paced.next();
  CHECK(paced.next().frame.number == 1);
  CHECK(clock.now().count() == start);
}

TEST_CASE("a camera that repeats one picture for 20 s counts as lost until it sends another") {
  FakeClock clock;
  const cv::Mat repeated(4, 4, CV_8UC3, cv::Scalar::all(90)), other(4, 4, CV_8UC3, cv::Scalar(90, 90, 91));
  FreshFrames camera(std::make_unique<FakeSource>(std::deque{
                         frame_at(0, 0, other), frame_at(1, 1, repeated), frame_at(20.9, 2, repeated.clone()),
                         lost(), frame_at(21, 3, repeated.clone()), frame_at(60, 4, repeated.clone()),
                         frame_at(61, 5, other), frame_at(62, 6, repeated)}),
                     clock);
  const auto after = [&](double seconds) {
    clock.pass(seconds);
    return camera.next();
  };
  CHECK(after(0).outcome == FrameOutcome::kFrame);
  CHECK(after(1).outcome == FrameOutcome::kFrame);
  CHECK(after(19.9).outcome == FrameOutcome::kFrame);
  CHECK(after(0).why == "gone; plug it in");
  const NextFrame stale = after(0.1);  // it was away, and comes back with the same picture
  CHECK(stale.outcome == FrameOutcome::kLost);
  CHECK(stale.why == "the camera repeats one picture all the time; switch it off and on");
  CHECK(after(39).outcome == FrameOutcome::kLost);
  CHECK(after(1).frame.number == 5);
  CHECK(after(1).frame.number == 6);
  CHECK(after(60).outcome == FrameOutcome::kEnd);
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
