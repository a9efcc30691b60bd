// SPDX-License-Identifier: MIT
#pragma once

#include "live/drawn_table.h"
#include "live/memory/disc_memory.h"
#include "live/memory/hole_memory.h"

namespace ringside::test {

inline const auto kCalibration = std::make_shared<const Calibration>(plain_calibration());

// A table that is read again and again.
struct Memory {
  SmallBoard board{*kCalibration};
  DiscMemory discs;
  HoleMemory hole;
  cv::Mat before;
  HoleChange hole_change = HoleChange::kNone;

  std::vector<DiscChange> see(const RestReading& reading) {
    const RestPlaces places(board, reading, before);
    before = places.picture();
    hole_change = hole.update(reading, places, false);
    std::vector<ScoredDisc> seen;
    for (const Disc& disc : reading.detection.discs) seen.push_back(score_disc(disc, *kCalibration));
    return discs.update(std::move(seen), places);
  }
};

inline const Vec2 kHere(100, 50), kThere(-120, 30), kElsewhere(20, -150);

}  // namespace ringside::test
