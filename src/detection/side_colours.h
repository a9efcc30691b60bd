// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/rectified.h"
#include "detection/select_discs.h"

namespace ringside {

// The colours by which discs are sorted into sides, in the order of `found`: their faces, brightened where
// the whole picture is dark and, where that parts them more plainly, freed of the shadows they lie in.
std::vector<Lab> side_colours(const Photo& photo, const RectifiedView& view, const Calibration& calibration,
                              const std::vector<FoundDisc>& found);

// A colour as it would be in a picture of usual brightness.
Lab brightened(const Photo& photo, const Lab& seen);

}  // namespace ringside
