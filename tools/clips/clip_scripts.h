// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "clips/scripts.h"

// The scripts of whole clips.
namespace ringside::clips {

using Script = std::function<void(Story&)>;
using WishOf = std::function<Wish(const Story&, std::size_t)>;

// laid: discs of each side that lie there first; then shots by turns, each of a kind of wish.
Script shots(int laid, int count, const WishOf& wish);
Script bumped();               // the camera is pushed three times
Script light_off();            // at once, and slowly
Script quiet(double seconds);  // nothing is touched
Script drifting();             // the picture swings slowly
Script round(int per_side);    // a whole round

}  // namespace ringside::clips
