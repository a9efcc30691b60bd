// SPDX-License-Identifier: MIT
#include "live/hole_memory.h"

namespace ringside {
namespace {

// Percent of the deck's colour. The same hole differs by 0.5 to 1.7 from reading to reading of the clip, a
// black disc on a grey floor by 10, a red one by 25.
constexpr double kOther = 5;
constexpr double kSame = 2.5;

}  // namespace

HoleChange HoleMemory::update(const RestReading& reading, const RestPlaces& places, bool flat) {
  const Vec2 hole = reading.calibration->hole.rim.centre;
  if (reading.hole.pixels.empty() || places.hidden(hole)) return HoleChange::kNone;
  const bool before = filled_;
  if (empty_.pixels.empty()) {
    // A round begins with an empty hole.
    filled_ = flat;
    if (!flat) empty_ = reading.hole;
  } else if (difference(reading.hole, last_) >= kSame) {
    filled_ = looks_filled(reading, flat);
    // A look that no shot brought is the empty hole in another light.
    if (filled_ && !before && !flat && !reading.moment.shot_from) {
      filled_ = false;
      empty_ = reading.hole;
    }
  }
  if (!filled_ && difference(reading.hole, empty_) < kSame) empty_ = reading.hole;
  last_ = reading.hole;
  if (filled_ == before) return HoleChange::kNone;
  return filled_ ? HoleChange::kFilled : HoleChange::kEmptied;
}

bool HoleMemory::looks_filled(const RestReading& reading, bool flat) const {
  return flat || difference(reading.hole, empty_) >= kOther;
}

void HoleMemory::forget() {
  empty_ = last_ = {};
  filled_ = false;
}

}  // namespace ringside
