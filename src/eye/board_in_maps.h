// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "eye/fit_plane.h"
#include "eye/network.h"

namespace ringside {

// A board as one view's maps show it. Pixels: those of the maps.
struct BoardInMaps {
  PlaneOfLines lines;
  std::optional<Vec2> hole;
  double likeness;  // 0 to 1: how well the maps and such a board cover each other
};

// in_photo: see View. The largest few.
std::vector<BoardInMaps> boards_in_maps(const EyeMaps& maps, const cv::Mat& in_photo);

}  // namespace ringside
