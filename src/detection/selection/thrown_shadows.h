// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/selection/cast_shadow.h"
#include "detection/selection/found_disc.h"

// In hard sun every disc throws a shadow. What throws none is no disc where it may be deck; of another paint
// it is something that stands there, and its shadow is hidden.
namespace ringside {

// A hard lamp, by all outlines: next to black shadows few are clear. Empty in softer light.
std::optional<Lamp> sun_of(const std::vector<FoundDisc>& discs);

// Whether it may be bare deck, lit or in shadow, and throws no shadow where none of the others and no edge of
// the deck may hide one.
bool lacks_shadow(const FoundDisc& disc, const std::vector<FoundDisc>& others, const Lamp& lamp,
                  double deck_radius);

// Of what may be discs on a deck, those that lack no shadow.
std::vector<FoundDisc> with_shadows(const std::vector<FoundDisc>& possible, const Lamp& lamp,
                                    double deck_radius);

// Candidate positions of the discs, of this radius (mm), whose cast shadows were detected as circles.
std::vector<Candidate> sunwards_of(const Photo& photo, const Calibration& calibration, const Lamp& lamp,
                                   const std::vector<Candidate>& candidates, double radius);

// A place to begin at, where no circle was seen: how much of an outline shows there is its fit's to tell.
inline bool is_sunwards(const Candidate& candidate) { return candidate.coverage <= 0; }

}  // namespace ringside
