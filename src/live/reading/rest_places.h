// SPDX-License-Identifier: MIT
#pragma once

#include "live/motion/small_board.h"
#include "live/reading/place_look.h"
#include "live/reading/rest_reading.h"

namespace ringside {

// Which places of the deck may have changed from one reading to the next. Only there is a reading believed:
// elsewhere everything lies as it lay, whatever a shadow or noise made of it.
class RestPlaces {
 public:
  // before: the picture at the reading before, as RestReading::small; empty: there was none, and every place
  // may have changed.
  RestPlaces(const SmallBoard& board, const RestReading& reading, const cv::Mat& before);

  PlaceLook look(const Vec2& p_board) const;
  PlaceLook look(const Disc& seen) const;
  bool swept_anywhere() const;

  // The picture to compare the next reading with: what a hand hides now is as it was.
  cv::Mat picture() const { return picture_; }

 private:
  double area(const cv::Mat& mask, const cv::Mat& place) const;

  const SmallBoard& board_;
  RestMoment moment_;
  cv::Mat changed_, picture_;
};

}  // namespace ringside
