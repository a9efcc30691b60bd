// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "plans/photo_plan.h"
#include "plans/random_camera.h"

// Photos that a person reads though they are not taken from above, large and clear.
namespace ringside::plans {

// Three equal spans from 45 to 75 degrees, seed after seed, so that tilts come up evenly.
TiltRange tilts_of_oblique(std::uint64_t seed);

// A round seen from far aside by a phone, a telephoto or a wide-angle lens.
PhotoPlan oblique_plan(Dice& dice, TiltRange tilt);

// Least and most pixels of the deck's width: two spans from 150 to 400, in turn.
struct DeckWidth {
  double least_px;
  double most_px;
};
DeckWidth width_of_small(std::uint64_t seed);

// A round in a small picture, tilted by 35 degrees at most.
PhotoPlan small_plan(Dice& dice, DeckWidth width);

// A board whose lines hardly show, by turns of the seed: printed faintly, thinner than a pixel, worn off in
// patches under powder, or washed out by a mirrored lamp.
PhotoPlan worn_plan(Dice& dice, std::uint64_t seed);

}  // namespace ringside::plans
