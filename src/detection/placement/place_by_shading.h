// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "calibration/model/calibration.h"
#include "detection/placement/shaded_places.h"
#include "photo/photo.h"

namespace ringside {

// Where discs lie by how light falls on them: bases, the sides' radii, the light and the blur of the
// least robust loss, all discs of a photo together. What was seen of a disc may have been its
// face's outline alone, or a shadow's: other places a few mm about are tried too.
ShadedPlaces place_by_shading(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                              const std::vector<OutlinedDisc>& discs, const std::vector<TeamRadius>& radii);

}  // namespace ringside
