// SPDX-License-Identifier: MIT
#include "live/capture/agreeing_frames.h"

#include <doctest/doctest.h>

#include <deque>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "live/capture/fake_source.h"

using namespace ringside;
using namespace ringside::test;

namespace {

const cv::Mat kTable(270, 480, CV_8UC3, cv::Scalar(120, 150, 180));

// Its lower rows brighter, as behind a bit of a JPEG that is another.
cv::Mat damaged() {
  cv::Mat picture = kTable.clone();
  picture.rowRange(200, 270) += cv::Scalar::all(50);
  return picture;
}

cv::Mat with_disc(int x) {
  cv::Mat picture = kTable.clone();
  cv::circle(picture, {x, 100}, 7, cv::Scalar::all(20), cv::FILLED);
  return picture;
}

// Numbers of the frames that come through, -1 for each time that the source was lost.
std::vector<long> through(const std::vector<cv::Mat>& pictures) {
  std::deque<NextFrame> script;
  for (const cv::Mat& picture : pictures) {
    const auto number = static_cast<long>(script.size());
    script.push_back(picture.empty() ? lost() : frame_at(static_cast<double>(number) / 30, number, picture));
  }
  AgreeingFrames frames(std::make_unique<FakeSource>(script));
  std::vector<long> numbers;
  for (NextFrame next = frames.next(); next.outcome != FrameOutcome::kEnd; next = frames.next())
    numbers.push_back(next.outcome == FrameOutcome::kFrame ? next.frame.number : -1);
  return numbers;
}

}  // namespace

TEST_CASE("a frame that is unlike both its neighbours, which are alike, is left out") {
  CHECK(through({kTable, damaged(), kTable, kTable, damaged(), kTable}) == std::vector<long>{0, 2, 3, 5});
  CHECK(through({kTable, cv::Mat(kTable.size(), CV_8UC3, cv::Scalar::all(255)), kTable}) ==
        std::vector<long>{0, 2});
}

TEST_CASE("what stays, and a disc that is seen in one frame alone, is not left out") {
  CHECK(through({kTable, damaged(), damaged(), damaged()}) == std::vector<long>{0, 1, 2, 3});
  CHECK(through({kTable, with_disc(100), kTable, with_disc(300), kTable}) ==
        std::vector<long>{0, 1, 2, 3, 4});
}

TEST_CASE("every frame before a source is lost or ends comes through, and what follows is another place") {
  CHECK(through({kTable, damaged()}) == std::vector<long>{0, 1});
  CHECK(through({kTable, cv::Mat(), damaged(), kTable, cv::Mat(), cv::Mat()}) ==
        std::vector<long>{0, -1, 2, 3, -1, -1});
  CHECK(through({}).empty());
}

TEST_CASE("noise of a dark room is no damage") {
  std::vector<cv::Mat> pictures;
  for (int i = 0; i < 10; ++i) {
    cv::Mat noise(kTable.size(), CV_16SC3), picture;
    cv::randn(noise, 0, 15);
    cv::add(kTable, noise, picture, cv::noArray(), CV_8U);
    pictures.push_back(picture);
  }
  CHECK(through(pictures).size() == pictures.size());
}
