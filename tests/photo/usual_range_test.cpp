// SPDX-License-Identifier: MIT
#include "photo/usual_range.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <opencv2/core.hpp>

#include "photo/high_dynamic_range.h"

using namespace ringside;
using namespace ringside::test;

TEST_CASE("a picture of high dynamic range has the colours of a usual one") {
  for (const Transfer transfer : {Transfer::kPerceptualQuantizer, Transfer::kHybridLogGamma}) {
    for (const cv::Vec3b& colour : {cv::Vec3b(179, 38, 30), cv::Vec3b(220, 191, 146), cv::Vec3b(38, 34, 31),
                                    cv::Vec3b(31, 78, 158), cv::Vec3b(250, 250, 250)}) {
      CAPTURE(colour);
      const cv::Vec3d stored = 255 * with_high_range(colour, transfer);
      const cv::Mat picture(2, 3, CV_8UC3, cv::Scalar(stored[0], stored[1], stored[2]));
      const cv::Mat shown = in_usual_range(picture, transfer, Primaries::kBt2020);
      CHECK(cv::norm(shown.at<cv::Vec3b>(1, 2), colour, cv::NORM_INF) <=
            8);  // 8 bits are few for so wide a range
    }
  }
}

TEST_CASE("what is brighter than paper is white, and a usual picture stays") {
  const cv::Mat lamp(1, 1, CV_8UC3, cv::Scalar::all(230));
  CHECK(in_usual_range(lamp, Transfer::kPerceptualQuantizer, Primaries::kBt2020).at<cv::Vec3b>(0, 0) ==
        cv::Vec3b::all(255));
  CHECK(in_usual_range(lamp, Transfer::kUsual, Primaries::kBt2020).at<cv::Vec3b>(0, 0) ==
        cv::Vec3b::all(230));
}
