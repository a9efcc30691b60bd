// SPDX-License-Identifier: MIT
#include "calibration/deck_beside.h"

#include <cstdint>
#include <vector>

#include "geometry/robust.h"

namespace ringside {
namespace {

std::uint8_t median_of_channel(const std::vector<cv::Vec3b>& colours, int channel,
                               std::vector<std::uint8_t>& values) {
  values.clear();
  for (const cv::Vec3b& colour : colours) values.push_back(colour[channel]);
  return median_in_place(values);
}

}  // namespace

cv::Mat deck_beside(const cv::Mat& crossings) {
  const int margin = crossings.cols / 5;
  cv::Mat deck(crossings.rows, 1, CV_8UC3);
  std::vector<cv::Vec3b> beside;
  std::vector<std::uint8_t> channel;
  for (int row = 0; row < crossings.rows; ++row) {
    const auto* v = crossings.ptr<cv::Vec3b>(row);
    beside.assign(v, v + margin);
    beside.insert(beside.end(), v + crossings.cols - margin, v + crossings.cols);
    for (int c = 0; c < 3; ++c) deck.at<cv::Vec3b>(row)[c] = median_of_channel(beside, c, channel);
  }
  return deck;
}

}  // namespace ringside
