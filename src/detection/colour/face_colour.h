// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/calibration.h"
#include "detection/colour/cie_lab.h"
#include "photo/photo.h"

namespace ringside {

struct FaceColour {
  Rgb rgb;                 // median of the face, or of what lies around a print that covers most of it
  Lab lab;                 // the same
  bool printed = false;    // something is printed, inlaid or drilled in its middle
  Lab deck = Lab::Zero();  // of the deck around it
  double contrast = 0;     // distance of the whole face's colour from that of the deck around it
};

// What a disc's top face looks like, its rim left out, against the deck around its outline. Both on the deck
// plane, mm.
FaceColour face_colour(const Photo& photo, const Calibration& calibration, const Circle& seen_top,
                       const Circle& outline);

}  // namespace ringside
