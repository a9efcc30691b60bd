// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "detection/view/disc.h"

namespace ringside {

// A disc this near the hole's centre lies in the hole or only just hangs; one picture from above leaves open
// which. Farther out it hangs or lies beside. mm: flat discs of rendered clips were taken for hangers up to 4
// off the centre, and hangers hang 3.5 to 11 off.
inline constexpr double kSurelyHangs = 5.5;

inline double off_centre(const Disc& disc, const Circle& rim) { return (disc.base - rim.centre).norm(); }

// How differently the hole looks, in the light of the first: of the largest difference of a channel.
struct HoleDifference {
  double mean;      // over its area, as far as both show it; grey levels
  double share;     // of that area which differs by more than kSameLook
  double brighter;  // share of that area in which the first is the brighter one by more than kSameLook
  double clear;     // share of that area which differs by more than kClearlyOther
};

// Grey levels. The same hole differs by 1 to 4 from reading to reading of the real clip.
inline constexpr double kSameLook = 5;
// Grey levels. A disc whose colour is not the floor's differs by more.
inline constexpr double kClearlyOther = 40;

// How the hole looks at one reading, against earlier ones.
struct HoleReading {
  long number = 0;    // of the reading, from 1
  bool seen = false;  // enough of it is in the picture, and no hand hides it
  bool shaded = false;
  bool after_shot = false;
  bool maybe_hanger = false;                      // Detection::maybe_hanger
  std::optional<HoleDifference> since_last = {};  // empty when they show too little of the hole
  std::optional<HoleDifference> since_empty = {};
};

}  // namespace ringside
