// SPDX-License-Identifier: MIT
#include "live/work/work_queue.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <latch>
#include <opencv2/imgproc.hpp>
#include <stdexcept>
#include <string>

#include "board/models.h"
#include "calibration/drawn_board.h"
#include "live/analysis/frame_analyzer.h"
#include "support/source_dir.h"

namespace ringside {
namespace {

// Keeps a queue's only worker until it is let go.
class BusyWorker {
 public:
  explicit BusyWorker(const TableWork& table)
      : done_(table.begin([this] {
          begun_.count_down();
          gate_.wait();
        })) {
    begun_.wait();
  }
  ~BusyWorker() { let_go(); }
  void let_go() {
    if (!std::exchange(free_, true)) gate_.count_down();
    if (done_.valid()) done_.get();
  }

 private:
  std::latch begun_{1}, gate_{1};
  bool free_ = false;
  std::future<void> done_;
};

TEST_CASE("a queue hands on what work returns and what it throws") {
  WorkQueue queue(2);
  const TableWork one(queue), two(queue);
  CHECK(one.do_now([] { return 7; }) == 7);
  CHECK_THROWS_AS(two.do_now([]() -> int { throw std::runtime_error("no board"); }), std::runtime_error);
  CHECK(TableWork().do_now([] { return 8; }) == 8);
}

TEST_CASE("of two tables that share a worker, one with much work lets the other pass") {
  WorkQueue queue(1);
  const TableWork first(queue), greedy(queue), modest(queue);
  std::string order;  // written by the worker alone
  BusyWorker busy(first);
  std::vector<std::future<void>> all;
  for (int i = 0; i < 5; ++i) all.push_back(greedy.begin([&] { order += 'g'; }));
  all.push_back(modest.begin([&] { order += 'm'; }));
  busy.let_go();
  for (auto& done : all) done.get();
  CHECK(order == "gmgggg");
}

TEST_CASE("nobody waits for ever for work of a queue that has ended") {
  std::future<int> waiting;
  std::latch begun{1};
  std::promise<void> gate;
  {
    WorkQueue queue(1);
    const TableWork table(queue);
    const auto held = table.begin([&, open = gate.get_future().share()] {
      begun.count_down();
      open.wait();
    });
    begun.wait();
    waiting = table.begin([] { return 1; });
    std::jthread opener([&] { gate.set_value(); });
  }
  bool is_settled = false;  // it was still done, or nobody will do it any more
  try {
    is_settled = waiting.get() == 1;
  } catch (const std::future_error& error) {
    is_settled = error.code() == std::future_errc::broken_promise;
  }
  CHECK(is_settled);
}

// A camera's pictures of one board: frame after frame, with some noise, and a hand over it or none.
class Shown {
 public:
  Frame next(bool hand) {
    cv::Mat picture = board_.clone();
    if (hand) {
      const cv::Point tip(picture.cols / 2 + 4 * number_ % 40, picture.rows / 2);
      cv::line(picture, tip, {picture.cols, tip.y}, cv::Scalar(140, 160, 220), picture.rows / 12);
    }
    cv::Mat noise(picture.size(), CV_8UC3);
    cv::RNG(static_cast<std::uint64_t>(number_) + 1).fill(noise, cv::RNG::UNIFORM, 0, 3);
    const Frame frame{picture + noise, number_ / 30.0, number_};
    ++number_;
    return frame;
  }

 private:
  static cv::Mat drawn() {
    drawing::Scene scene;
    drawing::Disc disc;
    disc.base = {120, 60};
    disc.material.colour = {30, 30, 30};
    scene.discs.push_back(disc);
    return test::draw(scene, drawing::look_from(test::whole_board())).pixels;
  }

  cv::Mat board_ = drawn();
  int number_ = 0;
};

TEST_CASE("motion is watched on while the queue is busy with another table, and the reading comes after") {
  WorkQueue queue(1);
  const TableWork other(queue);
  FrameAnalyzer analyzer({.discs = ModelLibrary(test::source_dir() / "models").disc("tournament"),
                          .seconds_for_reading = 0,
                          .work = TableWork(queue)});
  Shown camera;
  BoardStatus board = BoardStatus::kSearching;
  for (int i = 0; i < 30 && board != BoardStatus::kSeen; ++i) board = analyzer.next(camera.next(false)).board;
  REQUIRE(board == BoardStatus::kSeen);
  std::vector<EventKind> told;
  std::size_t readings = 0;
  const auto watch = [&](int frames, bool hand) {
    for (int i = 0; i < frames; ++i) {
      const FrameObservations observed = analyzer.next(camera.next(hand));
      readings += observed.readings.size();
      for (const TableEvent& event : observed.events) told.push_back(event.kind);
    }
  };
  const auto heard = [&](EventKind kind) { return std::find(told.begin(), told.end(), kind) != told.end(); };
  other.do_now([] {});  // stood behind the reading of the board that was found
  watch(1, false);
  REQUIRE(readings == 1);
  BusyWorker busy(other);
  watch(15, true);
  watch(30, false);  // comes to rest: the next reading waits
  CHECK(heard(EventKind::kHandIn));
  CHECK(heard(EventKind::kHandOut));
  CHECK(readings == 1);
  busy.let_go();
  other.do_now([] {});
  watch(1, false);
  CHECK(readings == 2);
}

}  // namespace
}  // namespace ringside
