// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/hole/hole_fit.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// What lies in the hole.
struct HoleJudgement {
  // kNone: nothing, or a disc on the deck beside it. kUnsure with a disc: it lies flat or hangs; without:
  // there is nothing or a disc.
  HoleState state = HoleState::kNone;
  std::optional<HoleFit> disc;       // in it or over its rim
  Lab face = Lab::Zero();            // colour of what fills it
  std::optional<Vec2> no_disc = {};  // base of a found disc that is none: it would tip where it seems to lie
  std::optional<HoleFit> hanger =
      {};  // only with kUnsure and no `disc`: the pose of a disc, should there be one
};

// Compares drawings of the hole empty, with a disc flat in it, hanging over its rim and standing beside it.
// found: the discs of the deck; one near the hole may be the hanger itself. likely: by this photo's discs.
// earlier: as detect_discs.
HoleJudgement judge_hole(const RectifiedView& view, const Calibration& calibration, const LikelyShape& likely,
                         const std::vector<FoundDisc>& found, const std::vector<Disc>& earlier = {});

// Whether a disc that was found on the deck is where the judged one is.
bool is_at(const FoundDisc& found, const HoleFit& judged);

}  // namespace ringside
