// SPDX-License-Identifier: MIT
#pragma once

#include "live/drawn_table.h"
#include "live/memory/disc_memory.h"
#include "live/memory/hole_memory.h"
#include "live/reading/rest_places.h"

namespace ringside::test {

// A table that is read again and again.
struct Memory {
  SmallBoard board{*kCalibration};
  DiscMemory discs;
  HoleMemory hole;
  cv::Mat before;
  std::map<long, HoleLook> holes = {};  // by the readings' numbers
  long number = 0;
  HoleChange hole_change = HoleChange::kNone;

  HoleReading compared(const RestReading& reading) {
    return compare_holes(reading, holes[hole.last.number], holes[hole.empty.number]);
  }
  bool holds_hanger(const RestReading& reading) { return hole.holds_hanger(compared(reading)); }

  std::vector<DiscChange> see(const RestReading& reading) {
    const RestPlaces places(board, reading, before);
    KnownPlaces known{.first = before.empty()};
    for (const TableDisc& disc : discs.discs)
      known.of_discs[disc.scored.disc.id] = places.look(disc.scored.disc.base);
    for (const auto& [id, place] : discs.left) known.left[id] = places.look(place);
    before = places.picture();
    HoleReading hole_now = compared(reading);
    hole_now.number = ++number;
    hole_now.seen &= !places.look(kCalibration->hole.rim.centre).hidden;
    holes[number] = reading.hole;
    hole_change = hole.update(hole_now, false);
    std::vector<DiscReading> seen;
    for (const Disc& disc : reading.detection.discs)
      seen.push_back({score_disc(disc, *kCalibration), places.look(disc)});
    return discs.update(std::move(seen), known);
  }
};

inline const Vec2 kHere(100, 50), kThere(-120, 30), kElsewhere(20, -150);

}  // namespace ringside::test
