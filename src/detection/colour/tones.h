// SPDX-License-Identifier: MIT
#pragma once

#include "detection/colour/cie_lab.h"
#include "photo/photo.h"

namespace ringside {

// How a photo's grey levels depart from those of usual ones.
struct Tones {
  double black = 0;     // as a share of the levels: haze, or a camera of little contrast, lifts it
  double exposure = 1;  // the share of usual photos' light: less when it is far too dark
};

// Told by the photo's darkest and brightest places; most photos are as usual.
Tones tones_of(const Photo& photo);

// What a colour seen in it would be in a usual one.
Lab in_usual_tones(const Lab& seen, const Tones& tones);

}  // namespace ringside
