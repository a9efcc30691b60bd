// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "detection/colour/teams.h"
#include "detection/colour/tones.h"
#include "detection/existence/missed_tops.h"
#include "detection/existence/tops_on_deck.h"
#include "detection/selection/found_disc.h"
#include "detection/view/disc.h"

namespace ringside {

// Places to begin at for what a second pass is to look at: where the eye is sure of a top. Coverage 0, as no
// circle was seen there.
std::vector<Candidate> candidates_of(const TopsOnDeck& tops, const DiscShape& shape, const Vec3& camera);

// What the eye takes for a disc's top on the deck, clear of the discs that are known.
std::vector<MissedTop> tops_beside(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                                   const TopsOnDeck& tops, const std::vector<Disc>& discs, const Teams& teams,
                                   const Tones& tones);

// Those of them that are discs often enough to be asked about. Ids are not set.
std::vector<Disc> maybe_discs(const Calibration& calibration, const DiscModel& model,
                              const std::vector<MissedTop>& missed, const Teams& teams, const Tones& tones);

}  // namespace ringside
