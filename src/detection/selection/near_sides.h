// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/colour/teams.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// Settles for every disc what its edge towards the camera is. The lamp is the same for all discs of a photo:
// those whose sides towards the camera point away from it have dark sides, the others have not. A single
// outline is often explained both ways, so the discs of one colour decide together where the lamp is.
void settle_near_sides(std::vector<FoundDisc>& found, const Teams& teams, const Vec3& camera);

}  // namespace ringside
