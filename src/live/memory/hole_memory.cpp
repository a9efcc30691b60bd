// SPDX-License-Identifier: MIT
#include "live/memory/hole_memory.h"

namespace ringside {
namespace {

// A black disc on the grey floor of the real clip differs from it by 20 grey levels, a red one by 45.
constexpr double kOther = 10;
// A disc that lies flat hides the whole floor; a shadow, or a disc beside it that was not found, a part.
constexpr double kLeastShare = 0.7;

// A dark disc in a hole as dark as itself shows by its edge only, where the hole's wall was in the shade and
// what it shades now. Such differences are small; and shadows that fall into the hole brighten nothing: on
// rendered clips a disc brightened 0.47 to 0.78 of the hole, a shadow up to 0.02.
constexpr double kLeastBrighter = 0.3;
constexpr double kMostClear = 0.05;  // a disc beside the hole that was not found differs clearly

bool is_other(const HoleDifference& since_empty, bool was_shaded) {
  if (since_empty.mean >= kOther && since_empty.share >= kLeastShare) return true;
  return !was_shaded && since_empty.mean >= kSameLook && since_empty.brighter >= kLeastBrighter &&
         since_empty.clear < kMostClear;
}

}  // namespace

HoleChange HoleMemory::update(const RestReading& reading, const RestPlaces& places, bool flat) {
  const Vec2 hole = reading.calibration->hole.rim.centre;
  if (reading.hole.pixels.empty() || places.hidden(hole)) return HoleChange::kNone;
  const auto since_last = difference(reading.hole, last_);
  if (!since_last && !last_.pixels.empty()) return HoleChange::kNone;
  const bool before = filled_, hangs = holds_hanger(reading);
  if (last_.pixels.empty()) {
    // A round begins with an empty hole. When the board is found again, what was known holds.
    if (!known_) filled_ = filled_ || flat;
    known_ = true;
  } else if (since_last->mean >= kSameLook) {
    filled_ = !hangs && looks_filled(reading, *since_last, flat);
    // A look that no shot brought is the empty hole in another light.
    if (filled_ && !before && !flat && !reading.moment.shot_from) {
      filled_ = false;
      empty_ = reading.hole;
    }
  }
  const bool perhaps = !before && !filled_ && !hangs && since_last && perhaps_filled(reading, *since_last);
  if (!filled_) keep_empty(reading);
  last_ = reading.hole;
  if (perhaps) return HoleChange::kPerhapsFilled;
  if (filled_ == before) return HoleChange::kNone;
  return filled_ ? HoleChange::kFilled : HoleChange::kEmptied;
}

// A disc that looks just like the floor. Noise differs from camera to camera; what this one has is learnt.
bool HoleMemory::perhaps_filled(const RestReading& reading, const HoleDifference& since_last) {
  constexpr double kMoreThanUsual = 1.7;  // rendered clips: such discs 1.8 to 2.6, the same hole up to 1.4
  constexpr double kLearn = 0.3;
  if (reading.hole.shaded || last_.shaded) return false;
  const bool more = since_last.mean > kMoreThanUsual * usual_;
  if (!more) usual_ += kLearn * (since_last.mean - usual_);
  return more && since_last.clear < kMostClear && reading.moment.shot_from.has_value();
}

bool HoleMemory::holds_hanger(const RestReading& reading) const {
  if (filled_ || !reading.detection.maybe_hanger) return false;
  const auto since_empty = difference(reading.hole, empty_);
  return since_empty && is_other(*since_empty, empty_.shaded);
}

bool HoleMemory::looks_empty(const RestReading& reading) const {
  const auto since_empty = difference(reading.hole, empty_);
  return since_empty && since_empty->mean < kSameLook;
}

// The hole is empty: how it looks then follows the light, but not the shadows of discs.
void HoleMemory::keep_empty(const RestReading& reading) {
  const bool first_free = empty_.shaded && !reading.hole.shaded;
  const bool as_free = empty_.shaded || !reading.hole.shaded;
  if (empty_.pixels.empty() || first_free || (as_free && looks_empty(reading))) empty_ = reading.hole;
}

bool HoleMemory::looks_filled(const RestReading& reading, const HoleDifference& since_last, bool flat) const {
  if (flat) return true;
  // Never seen empty: whatever lay in it is gone once it looks otherwise.
  if (empty_.pixels.empty()) return since_last.mean < kOther;
  const auto since_empty = difference(reading.hole, empty_);
  if (!since_empty) return filled_;
  if (is_other(*since_empty, empty_.shaded)) return true;
  // No shot takes a disc out of the hole; a disc that comes to lie beside it may shade it.
  constexpr double kFarNearer = 0.5;
  return filled_ && reading.moment.shot_from && since_empty->mean > kFarNearer * since_last.mean;
}

void HoleMemory::forget() { *this = {}; }

void HoleMemory::forget_looks() { empty_ = last_ = {}; }

}  // namespace ringside
