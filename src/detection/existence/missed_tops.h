// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/existence/tops_on_deck.h"
#include "detection/selection/found_disc.h"

// Tops that the eye sees where no disc was found: discs that were missed, numerals, inlays, sides, mirrored
// lamps.
namespace ringside {

// One of them, with what speaks for a disc there.
struct MissedTop {
  // The best outline of a disc about there; `quality` is its fit's alone, 0 where there is none.
  FoundDisc disc;
  // Of its face's colour from the nearest of the discs', L*a*b*; empty where too few are known.
  std::optional<double> from_sides;
};

// The log odds that a disc is there; docs/eye.md says what they were learned on.
double log_odds_of_disc(const MissedTop& top);

// The discs that are known.
struct KnownDiscs {
  std::vector<Circle> places;  // board frame, mm
  std::vector<Lab> colours;    // of their sides; few discs tell none
};

// Those that lie clear of each other and of all discs known, the likeliest first; none less likely than that.
// shape.radius: of the discs here.
std::vector<MissedTop> missed_tops(const Photo& photo, const Calibration& calibration, const TopsOnDeck& tops,
                                   const DiscShape& shape, const KnownDiscs& known, double least_log_odds);

}  // namespace ringside
