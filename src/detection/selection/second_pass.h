// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "detection/outline/candidates.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// What is looked at, and what is known of the game's discs from earlier pictures.
struct LookedAt {
  const Photo& photo;
  const Calibration& calibration;
  const DiscModel& model;
  const std::vector<Disc>& earlier;
};

// Fewer discs do not tell radius and colour of others.
inline constexpr std::size_t kFewDiscs = 3;

// Adds the discs that show too little of an outline to be found by it alone: between others, in the dark, of
// nearly the deck's colour. Their radius and mostly their colour are known from the discs that were `found`
// and the earlier ones; with few of those it adds none. candidates: those that `found` was selected from.
void second_pass(const LookedAt& at, const CandidateFinder& finder, const std::vector<Candidate>& candidates,
                 std::vector<FoundDisc>& found);

}  // namespace ringside
