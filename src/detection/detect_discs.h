// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "board/models.h"
#include "calibration/model/calibration.h"
#include "detection/view/disc.h"
#include "photo/photo.h"

namespace ringside {

struct InHoleEvidence;  // detection/hole/in_hole_evidence.h
struct MissedTop;       // detection/existence/missed_tops.h

// Every disc on the deck: where its base lies, whose it is, and how sure that is. Discs in the ditch are left
// out. The model gives height and edge rounding, and the radius where the photo cannot tell. earlier: discs
// that another picture of the same game showed; where few are found now, they tell what is looked for.
Detection detect_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                       const std::vector<Disc>& earlier = {});

// Where the eye sees tops and detect_discs() finds no disc, whatever it makes of them. For tools that learn.
std::vector<MissedTop> undetected_tops(const Photo& photo, const Calibration& calibration,
                                       const DiscModel& model);

// What is measured of the hole to judge it by; none where no disc can be in it, as judge_hole().
std::optional<InHoleEvidence> evidence_in_hole(const Photo& photo, const Calibration& calibration,
                                               const DiscModel& model);

// Less than half of its outline is seen, or it fits badly.
bool is_seen_in_part(const Disc& disc);

// What to tell a person of a disc that may lie elsewhere or be none; empty where enough of it is seen and it
// lies flat.
std::optional<std::string> warning_of(const Disc& disc);

}  // namespace ringside
