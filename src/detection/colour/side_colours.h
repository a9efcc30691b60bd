// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/colour/cie_lab.h"
#include "detection/colour/teams.h"
#include "detection/colour/tones.h"
#include "detection/view/rectified.h"

namespace ringside {

// A disc as it is seen: the colour of its face and its outline on the deck plane, mm.
struct SeenFace {
  Lab lab;
  Circle outline;
};

// The colours of discs by which they are sorted into sides, in their order: brought to usual tones
// and, where that parts them more plainly, freed of the shadows they lie in.
std::vector<SideColour> side_colours(const RectifiedView& view, const Calibration& calibration,
                                     const std::vector<SeenFace>& faces, const Tones& tones);

}  // namespace ringside
