// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/select_discs.h"
#include "detection/teams.h"

namespace ringside {

// Settles for every disc what its edge towards the camera is. Light and camera are the same for all discs of
// a photo, so the discs of one side decide together; a single outline is often explained both ways. Where the
// two explanations stay alike, the distance between them is the discs' `doubt`.
void settle_near_sides(std::vector<FoundDisc>& found, const Teams& teams);

}  // namespace ringside
