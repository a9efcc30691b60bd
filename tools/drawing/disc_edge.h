// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/colour.h"

// How a turned disc ends: what lies between the flats of its faces and its side, and what is seen there.
namespace ringside::drawing {

// A straight cut between face and side, the same at both faces.
struct Bevel {
  double width = 0;       // from the flat of the face out to the side, mm; 0 = none
  double angle_deg = 45;  // down from level

  bool none() const { return width <= 0; }
  double drop() const;  // of the side's end below the face, mm
};

// The shade of all of a disc but its faces: its side, its bevel or rounding, and a ring of each face. The
// wood shows through as it does in the face.
struct DiscRim {
  Colour colour{62, 40, 26};
  double inset = 0;  // how far it reaches in over the flat of a face, mm
};

// Another wood let in or glued around a top, or a ring printed on it. The stars of a disc cover its rings.
struct DiscRing {
  double inner_radius = 10;
  double outer_radius = 13;
  Colour colour{34, 30, 28};
};

}  // namespace ringside::drawing
