// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/calibration.h"
#include "live/memory/disc_memory.h"
#include "live/view/photo_calls.h"

namespace ringside {

// The board as a photo shows it that somebody sent, measured apart from the table. Its frame is its own.
struct BoardInPhoto {
  Calibration calibration;
  std::vector<Disc> discs;
  std::vector<Disc> maybe_discs;  // Detection::maybe_discs
};

namespace table {

// What the photo says of each call that is open or close and on which nobody has ruled, the closest first.
// calibration: in which the table's discs are given. The photo must show every disc of the table at its place
// and of its side, and no other; what people said of discs wins over it. Throws TableError, which says what
// differs.
PhotoCalls match_photo(const DiscMemory& memory, const Calibration& calibration, const BoardInPhoto& photo,
                       const ScoringOptions& scoring);

// Those of the calls whose disc still lies where it lay, and on which nobody has ruled since.
std::vector<PhotoCall> standing_calls(const PhotoCalls& calls, const DiscMemory& memory);

}  // namespace table
}  // namespace ringside
