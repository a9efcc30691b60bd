// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/cie_lab.h"
#include "detection/deck_pixels.h"

namespace ringside {

// How much light falls on the deck here and there: a shadow's edge across the board, a lamp to one side.
class DeckLight {
 public:
  // Both must outlive it.
  DeckLight(const Photo& photo, const Calibration& calibration);

  // The light around an outline, as a share of that on well-lit deck as far from the board's centre, where
  // the same prints are; 1 where too little deck is seen. others: outlines that hide the deck. All on the
  // deck plane, mm.
  double share_around(const Circle& outline, const std::vector<Circle>& others) const;

 private:
  double well_lit_at(double radius) const;

  const Photo& photo_;
  const Calibration& calibration_;
  std::vector<double> well_lit_;  // luminance by distance from the centre
};

// What a colour seen in so much light would be in full light.
Lab in_full_light(const Lab& seen, double share);

}  // namespace ringside
