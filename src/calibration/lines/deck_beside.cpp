// SPDX-License-Identifier: MIT
#include "calibration/lines/deck_beside.h"

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

// The medians of each row over ranges of its columns.
cv::Mat row_medians(const cv::Mat& crossings, const std::vector<cv::Range>& columns) {
  cv::Mat medians(crossings.rows, 1, CV_8UC3);
  std::vector<cv::Vec3b> colours;
  std::vector<std::uint8_t> channel;
  for (int row = 0; row < crossings.rows; ++row) {
    const auto* v = crossings.ptr<cv::Vec3b>(row);
    colours.clear();
    for (const cv::Range& range : columns) colours.insert(colours.end(), v + range.start, v + range.end);
    for (int c = 0; c < 3; ++c) medians.at<cv::Vec3b>(row)[c] = median_of_channel(colours, c, channel);
  }
  return medians;
}

cv::Range first_fifth(const cv::Mat& crossings) { return {0, crossings.cols / 5}; }
cv::Range last_fifth(const cv::Mat& crossings) {
  return {crossings.cols - crossings.cols / 5, crossings.cols};
}

}  // namespace

cv::Mat deck_beside(const cv::Mat& crossings) {
  return row_medians(crossings, {first_fifth(crossings), last_fifth(crossings)});
}

DeckSides deck_sides(const cv::Mat& crossings) {
  return {row_medians(crossings, {first_fifth(crossings)}), row_medians(crossings, {last_fifth(crossings)})};
}

}  // namespace ringside
