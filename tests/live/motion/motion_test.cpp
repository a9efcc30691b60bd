// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "live/drawn_table.h"
#include "live/motion/motion_watch.h"
#include "live/motion/reentry_watch.h"
#include "live/motion/shot_watch.h"

using namespace ringside;
using namespace ringside::test;

namespace {

cv::Mat with_hand(const Vec2& at) {
  cv::Mat picture = empty_board();
  put_hand(picture, at);
  return picture;
}

constexpr double kStep = 1.0 / 30;  // s from frame to frame where nothing else is said

// Frames with the noise of a camera, so that none is taken for a repeat.
class Scene {
 public:
  explicit Scene(double step = kStep) : step_(step) {}

  MotionReading show(const cv::Mat& picture) {
    cv::Mat noisy = picture.clone(), noise(picture.size(), CV_8UC3);
    random_.fill(noise, cv::RNG::UNIFORM, 0, 12);
    noisy += noise;
    return repeat(noisy);
  }
  MotionReading repeat(const cv::Mat& picture) {
    return watch_.next(board_.shrink(picture), step_ * frames_++);
  }
  void show(const cv::Mat& picture, int times) {
    for (int i = 0; i < times; ++i) last = show(picture);
  }

  void reach_in() {
    for (int i = 0; i < 4; ++i) show(with_hand({250.0 - 20 * i, 0}), 1);
  }

  cv::Mat hand() const { return watch_.hand(); }
  double on_deck(const cv::Mat& mask) const {
    return board_.square_mm(cv::countNonZero(mask & board_.deck()));
  }

  void rest() { watch_.set_at_rest(board_.shrink(empty_board())); }

  MotionReading last;

 private:
  SmallBoard board_{plain_calibration()};
  MotionWatch watch_{board_};
  cv::RNG random_{7};
  double step_;
  int frames_ = 0;
};

FreeBlob blob(double x, double y = 0, double area = 1500, double from_hand = 1000) {
  return {{x, y}, area, from_hand};
}

}  // namespace

TEST_CASE("a board on which nothing moves is still, noise or not") {
  Scene scene;
  scene.show(empty_board(), 10);
  CHECK(scene.last.still_seconds >= 8 * kStep);
  CHECK_FALSE(scene.last.hand);
  CHECK(scene.last.free.empty());
}

TEST_CASE("a disc lies still after a sixth of a second, whatever the frame rate") {
  for (const double rate : {15.0, 24.0, 30.0}) {
    CAPTURE(rate);
    Scene scene(1 / rate);
    scene.show(empty_board(), 6);
    cv::Mat picture = empty_board();
    put_disc(picture, {-200, 50}, kBlack);
    int frames = 0;
    for (scene.show(picture, 1); scene.last.still_seconds < 0.15 && frames < 20; ++frames)
      scene.show(picture, 1);
    CHECK(frames == std::max(3.0, std::ceil(0.15 * rate)));
  }
}

TEST_CASE("repeated frames do not count as distinct") {
  Scene scene;
  scene.repeat(empty_board());
  for (int i = 0; i < 10; ++i) scene.last = scene.repeat(empty_board());
  CHECK(scene.last.repeated);
  CHECK(scene.last.still_distinct == 0);
}

TEST_CASE(
    "a source without noise lies still once it has shown the same for longer than rates are converted by") {
  Scene scene;
  for (int i = 0; i < 44; ++i) scene.last = scene.repeat(empty_board());
  CHECK(scene.last.still_distinct == 0);
  for (int i = 0; i < 6; ++i) scene.last = scene.repeat(empty_board());
  CHECK_FALSE(scene.last.repeated);
  CHECK(scene.last.still_distinct >= 3);
  CHECK(scene.last.still_seconds > 1);
}

TEST_CASE("a hand that left a source without noise is gone") {
  Scene scene;
  for (int i = 0; i < 60; ++i) scene.last = scene.repeat(empty_board());
  scene.rest();
  for (int i = 0; i < 4; ++i) scene.last = scene.repeat(with_hand({250.0 - 20 * i, 0}));
  CHECK(scene.last.hand);
  for (int i = 0; i < 60; ++i) scene.last = scene.repeat(empty_board());
  CHECK_FALSE(scene.last.hand);
  CHECK(scene.last.seconds_without_hand > 0.18);
  CHECK(scene.last.still_distinct >= 3);
}

TEST_CASE("a disc that slides is a free blob where it is, and no hand") {
  Scene scene;
  scene.show(empty_board(), 6);
  for (int i = 0; i < 5; ++i) {
    cv::Mat picture = empty_board();
    put_disc(picture, {-200.0 + 20 * i, 50}, kBlack);
    scene.show(picture, 1);
  }
  CHECK_FALSE(scene.last.hand);
  CHECK(scene.last.board_moves);
  REQUIRE(scene.last.free.size() == 1);
  CHECK(scene.last.free[0].centre.y() == doctest::Approx(50).epsilon(0.05));
  CHECK(scene.last.free[0].centre.x() == doctest::Approx(-130).epsilon(0.1));  // between its two places
}

TEST_CASE("an arm that reaches in from outside is a hand, and what it covers does not count as moving") {
  Scene scene;
  scene.show(empty_board(), 6);
  scene.rest();
  scene.reach_in();
  CHECK(scene.last.hand);
  CHECK(scene.last.free.empty());
  CHECK(scene.last.frames_without_hand == 0);
  CHECK(scene.last.still_seconds >= 3 * kStep);
}

TEST_CASE("a hand that holds still over the board for ten seconds is a hand, until it is gone") {
  Scene scene;
  scene.show(empty_board(), 400);
  scene.rest();
  scene.reach_in();
  scene.show(with_hand({190, 0}), 300);
  CHECK(scene.last.hand);
  scene.show(empty_board(), 8);
  CHECK_FALSE(scene.last.hand);
}

TEST_CASE("a hand that lay on the board when it was seen first leaves no hand behind") {
  Scene scene;
  scene.show(with_hand({190, 0}), 60);
  scene.rest();
  scene.reach_in();
  scene.show(empty_board(), 300);
  CHECK_FALSE(scene.last.hand);
  scene.reach_in();
  scene.show(with_hand({190, 0}), 60);
  CHECK(scene.last.hand);
}

// Of the first picture nobody knows yet what is there most of the time.
TEST_CASE("people who move beyond the rail in the first frames put no hand over the deck") {
  Scene scene;
  for (int i = 0; i < 12; ++i) {
    cv::Mat picture = empty_board();
    cv::circle(picture, {kSide - 20, 100 + 10 * i}, 15, kSkin, cv::FILLED);
    scene.show(picture, 1);
    CAPTURE(i);
    CHECK(scene.on_deck(scene.hand()) == 0);
    if (i > 0) CHECK(cv::countNonZero(scene.hand()) > 0);
  }
}

TEST_CASE("light that changes all over the deck is no hand") {
  Scene scene;
  scene.show(empty_board(), 6);
  scene.show(empty_board() * 0.6, 1);
  CHECK(scene.last.flash);
  CHECK_FALSE(scene.last.hand);
  CHECK(scene.last.free.empty());
}

TEST_CASE("a run of one disc's width over 60 mm is a shot that began where it was seen first") {
  ShotWatch shots;
  std::optional<Vec2> start;
  for (int i = 0; i < 5 && !start; ++i) start = shots.next({blob(-280 + 25.0 * i)}, kStep);
  REQUIRE(start);
  CHECK(start->x() == doctest::Approx(-280));
}

// Frames with a blob each of a disc that runs to a place beyond the deck's edge.
std::vector<FreeBlob> to_the_rail() {
  std::vector<FreeBlob> blobs;
  for (const double x : {60.0, 150.0, 240.0}) blobs.push_back({{x, 0}, 1500, 1000, x + 61});
  blobs.push_back({{320, 0}, 1500, 1000, 381});
  return blobs;
}

int times_back(const std::vector<FreeBlob>& blobs) {
  ReentryWatch returns(330);
  return static_cast<int>(std::count_if(blobs.begin(), blobs.end(), [&](const FreeBlob& one) {
    return returns.next({one}, kStep).has_value();
  }));
}

TEST_CASE("a disc that left the deck and slides back is told once") {
  std::vector<FreeBlob> blobs = to_the_rail();
  CHECK(times_back(blobs) == 0);
  for (const double x : {330.0, 325.0, 300.0, 275.0, 250.0, 225.0})
    blobs.push_back({{x, 5}, 1500, 1000, x + 40});
  CHECK(times_back(blobs) == 1);
  for (FreeBlob& blob : blobs) blob.from_hand = 20;  // a hand that carries one away and another onto the deck
  CHECK(times_back(blobs) == 0);
}

TEST_CASE("what stays beyond the edge, or turns before it, did not come back") {
  std::vector<FreeBlob> stays = to_the_rail(), turns = to_the_rail();
  for (const double y : {20.0, 40.0, 60.0, 80.0}) stays.push_back({{340, y}, 1500, 1000, 375});
  CHECK(times_back(stays) == 0);
  turns.pop_back();
  for (const double x : {215.0, 190.0, 165.0, 140.0}) turns.push_back({{x, 5}, 1500, 1000, x + 40});
  CHECK(times_back(turns) == 0);
}

// Whether a shot is seen in frames with a blob each.
bool tells(const std::vector<FreeBlob>& blobs, double step = kStep) {
  ShotWatch shots;
  bool told = false;
  for (const FreeBlob& one : blobs) told |= shots.next({one}, step).has_value();
  return told;
}

TEST_CASE("what may be a disc's run is told by its speed, not by its steps") {
  const std::vector<FreeBlob> run{blob(-280), blob(-30), blob(220)};
  CHECK(tells(run, 1.0 / 15));        // 3.75 m/s
  CHECK_FALSE(tells(run, 1.0 / 30));  // 7.5 m/s
  std::vector<FreeBlob> finger;
  for (int i = 0; i < 20; ++i) finger.push_back(blob(8.0 * i));
  CHECK(tells(finger, 1.0 / 30));        // 0.24 m/s
  CHECK_FALSE(tells(finger, 1.0 / 15));  // 0.12 m/s
}

TEST_CASE("a disc that a peg throws back at once is a shot by its speed") {
  const auto thrown_back = [](double area, double from_hand) {
    return std::vector<FreeBlob>{blob(-77, 182, area, from_hand), blob(-66, 161, area, from_hand),
                                 blob(-52, 165, area, from_hand), blob(-55, 228, area, from_hand)};
  };
  CHECK(tells(thrown_back(3000, 60)));
  CHECK_FALSE(tells(thrown_back(3000, 20)));
  CHECK_FALSE(tells(thrown_back(1500, 60)));
}

TEST_CASE("no shot: what is small, slow, winding or a hand's") {
  std::vector<FreeBlob> small, slow, winding, of_hand;
  for (int i = 0; i < 8; ++i) {
    small.push_back(blob(25.0 * i, 0, 200));
    slow.push_back(blob(3.0 * i));
    winding.push_back(blob(i % 2 == 0 ? 0 : 40, 15.0 * i));
    of_hand.push_back(blob(25.0 * i, 0, 1500, 20));
  }
  CHECK_FALSE(tells(small));
  CHECK_FALSE(tells(slow));
  CHECK_FALSE(tells(winding));
  CHECK_FALSE(tells(of_hand));
}
