// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// The colour of the deck beside a line at each crossing of it. crossings: CV_8UC3, a row each, the line in
// the middle. A column of as many rows, CV_8UC3: medians of the outer fifths of each row.
cv::Mat deck_beside(const cv::Mat& crossings);

// The same on either side of the line.
struct DeckSides {
  cv::Mat inside, outside;
};
DeckSides deck_sides(const cv::Mat& crossings);

}  // namespace ringside
