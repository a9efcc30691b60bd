// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "geometry/homography.h"

namespace ringside {

// How hot a place is, 0 to 1: where a disc's top may be, not how likely. Views of a whole board are surer
// from aside, those of its parts from above.
struct Heat {
  double of_whole = 0, of_parts = 0;  // 0 too where none of them shows the place

  double mean_log_odds() const;  // of both
};

// Where the eye sees a disc's top.
struct SeenTop {
  Vec2 p_photo;  // its middle, pixels of the photo; half are within a sixth of a disc's radius, nearly all a
                 // half
  Heat heat;
};

// A view's heat about the middles of discs' tops.
struct HeatMap {
  cv::Mat heat;               // CV_32F
  Homography map_from_photo;  // pixels of both; affine
};

// Where a board's discs have their tops, as one view of it and closer ones of its parts show them.
class TopsSeen {
 public:
  TopsSeen(HeatMap whole, std::vector<HeatMap> parts);

  // The most about a place (pixels of the photo), of a part in that which shows most about it.
  Heat about(const Vec2& p_photo) const;

  // Where heat is at its highest and of this mean in the whole or in a part, the hottest first. Some places
  // are there twice, as both have them.
  std::vector<SeenTop> tops(double least_log_odds) const;

 private:
  const HeatMap* part_about(const Vec2& p_photo) const;

  HeatMap whole_;
  std::vector<HeatMap> parts_;
};

}  // namespace ringside
