// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "live/memory/disc_memory.h"
#include "live/reading/hole_reading.h"

namespace ringside {

// The board at rest as one reading shows it, against what was known: plain data, no pictures.
struct BoardReading {
  struct FoundDisc {
    Disc disc;
    PlaceLook place;
  };

  long number = 0;        // above that of every reading before
  bool elsewhere = true;  // the board was found anew since the reading before
  bool after_shot = false;
  bool swept_anywhere = false;  // by a hand since the reading before
  bool part_hidden = false;     // as RestReading
  std::vector<FoundDisc> discs = {};
  std::vector<FoundDisc> maybe_discs = {};     // Detection::maybe_discs
  std::optional<FoundDisc> maybe_hanger = {};  // Detection::maybe_hanger
  KnownPlaces known = {};
  HoleReading hole = {};
  Rgb colour_in_hole = {};
  std::vector<std::string> warnings_of_sides = {};
  bool score_was_shown = false;  // a round's result, before this reading
};

}  // namespace ringside
