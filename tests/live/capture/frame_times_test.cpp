// SPDX-License-Identifier: MIT
#include "live/capture/frame_times.h"

#include <doctest/doctest.h>

#include <limits>

#include "live/capture/frame_pool.h"

using namespace ringside;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

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

TEST_CASE("frames of a stream are timed as they come, and times rise") {
  ArrivalTimes times;
  CHECK(times.next(50) == 0);
  CHECK(times.next(51) == doctest::Approx(1));
  CHECK(times.next(51) > 1);  // two at once
  CHECK(times.next(63) == doctest::Approx(13));
}
