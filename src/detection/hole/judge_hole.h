// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/hole/hole_fit.h"
#include "detection/hole/in_hole_evidence.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// So near the hole's centre a disc that was found may be the hanger itself: its foot is at most 8 mm from
// there, and seen from aside its outline lies 6 mm farther.
inline constexpr double kAtHole = 20;  // mm

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

// What is known where a hole is to be judged. All must outlive it.
struct SeenHole {
  const RectifiedView& view;
  const Calibration& calibration;
  const LikelyShape& likely;            // by this photo's discs
  const std::vector<FoundDisc>& found;  // discs of the deck; one near the hole may be the hanger itself
  double eye;                           // the eye's heat of a disc's top there, log odds
};

// Compares drawings of the hole empty, with a disc flat in it, hanging over its rim and standing beside it,
// and judges by what drawn holes taught (hole_scorecards.h). earlier: as detect_discs.
HoleJudgement judge_hole(const SeenHole& hole, const std::vector<Disc>& earlier = {});

// What is measured to judge it by; none where no disc of these fits in, or one stands beside the hole.
std::optional<InHoleEvidence> in_hole_evidence(const SeenHole& hole);

// Whether a disc that was found on the deck is where the judged one is.
bool is_at(const FoundDisc& found, const HoleFit& judged);

}  // namespace ringside
