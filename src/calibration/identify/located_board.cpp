// SPDX-License-Identifier: MIT
#include "calibration/identify/located_board.h"

namespace ringside {

Homography upright_image_from_board(const RefinedRings& rings) {
  return board_from_image(rings.plane, rings.radii[2], kOuterLineRadius).inverse();
}

}  // namespace ringside
