// SPDX-License-Identifier: MIT
#include "calibration/lines/middle_means.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <opencv2/core.hpp>
#include <vector>

namespace ringside {
namespace {

// The same by sorting each column by itself.
float by_sorting(const cv::Mat& rows, int place) {
  std::vector<float> values;
  for (int row = 0; row < rows.rows; ++row) values.push_back(rows.ptr<float>(row)[place]);
  std::sort(values.begin(), values.end());
  const std::size_t left_out = values.size() / 4;
  float sum = 0;
  for (std::size_t i = left_out; i < values.size() - left_out; ++i) sum += values[i];
  return sum / static_cast<float>(values.size() - 2 * left_out);
}

TEST_CASE("the mean of the middle half of each column and channel, of any number of rows") {
  cv::RNG random(7);
  for (int count = 1; count <= 160; ++count) {
    cv::Mat rows(count, 11, CV_32FC3);
    random.fill(rows, cv::RNG::NORMAL, 0, 20);
    const cv::Mat means = middle_means(rows);
    REQUIRE(means.type() == rows.type());
    CAPTURE(count);
    for (int i = 0; i < 33; ++i) CHECK(means.ptr<float>()[i] == by_sorting(rows, i));
  }
}

}  // namespace
}  // namespace ringside
