// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// What a reading shows of one place of the deck against the reading before it.
struct PlaceLook {
  bool changed = true;
  bool hidden = false;        // under a hand
  bool left_by_shot = false;  // a disc that waited there was shot
  bool swept = false;         // by a hand since the reading before
};

}  // namespace ringside
