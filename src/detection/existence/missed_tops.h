// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/colour/tones.h"
#include "detection/existence/top_evidence.h"
#include "detection/existence/tops_on_deck.h"
#include "detection/selection/found_disc.h"

// Tops that the eye sees where no disc was found.
namespace ringside {

// One of them.
struct MissedTop {
  // The best outline of a disc about there; `quality` is its fit's alone, 0 where there is none.
  FoundDisc disc;
  TopEvidence evidence;
};

// The discs that are known.
struct KnownDiscs {
  std::vector<Circle> places;  // board frame, mm
  std::vector<Lab> colours;    // of their sides, in usual tones; few discs tell none
};

// Those that lie clear of each other and of all discs known, the likeliest first. shape.radius: of the discs
// here.
std::vector<MissedTop> missed_tops(const Photo& photo, const Calibration& calibration, const TopsOnDeck& tops,
                                   const DiscShape& shape, const KnownDiscs& known, const Tones& tones);

}  // namespace ringside
