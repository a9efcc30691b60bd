// SPDX-License-Identifier: MIT
#include "live/hole_memory.h"

namespace ringside {
namespace {

// A black disc on the grey floor of the real clip differs from it by 20 grey levels, a red one by 45.
constexpr double kOther = 10;
// A disc that lies flat hides the whole floor; a shadow, or a disc beside it that was not found, a part.
constexpr double kLeastShare = 0.7;

bool is_other(const HoleDifference& difference) {
  return difference.mean >= kOther && difference.share >= kLeastShare;
}

}  // namespace

HoleChange HoleMemory::update(const RestReading& reading, const RestPlaces& places, bool flat) {
  const Vec2 hole = reading.calibration->hole.rim.centre;
  if (reading.hole.pixels.empty() || places.hidden(hole)) return HoleChange::kNone;
  const auto since_last = difference(reading.hole, last_);
  if (!since_last && !last_.pixels.empty()) return HoleChange::kNone;
  const bool before = filled_;
  if (last_.pixels.empty()) {
    // A round begins with an empty hole. When the board is found again, what was known holds.
    if (!known_) filled_ = filled_ || flat;
    known_ = true;
  } else if (since_last->mean >= kSameLook) {
    filled_ = looks_filled(reading, *since_last, flat);
    // A look that no shot brought is the empty hole in another light.
    if (filled_ && !before && !flat && !reading.moment.shot_from) {
      filled_ = false;
      empty_ = reading.hole;
    }
  }
  if (!filled_ && empty_.pixels.empty()) empty_ = reading.hole;
  if (!filled_ && looks_empty(reading)) empty_ = reading.hole;
  last_ = reading.hole;
  if (filled_ == before) return HoleChange::kNone;
  return filled_ ? HoleChange::kFilled : HoleChange::kEmptied;
}

bool HoleMemory::looks_empty(const RestReading& reading) const {
  const auto since_empty = difference(reading.hole, empty_);
  return since_empty && since_empty->mean < kSameLook;
}

bool HoleMemory::looks_filled(const RestReading& reading, const HoleDifference& since_last, bool flat) const {
  if (flat) return true;
  // Never seen empty: whatever lay in it is gone once it looks otherwise.
  if (empty_.pixels.empty()) return since_last.mean < kOther;
  const auto since_empty = difference(reading.hole, empty_);
  return since_empty ? is_other(*since_empty) : filled_;
}

void HoleMemory::forget() { *this = {}; }

void HoleMemory::forget_looks() { empty_ = last_ = {}; }

}  // namespace ringside
