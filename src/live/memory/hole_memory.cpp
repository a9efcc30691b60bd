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

HoleChange HoleMemory::update(const HoleReading& reading, bool flat) {
  if (!reading.seen) return HoleChange::kNone;
  if (!reading.since_last && last.number != 0) return HoleChange::kNone;
  const Look now{reading.number, reading.shaded};
  const bool before = filled, hangs = holds_hanger(reading);
  bool empty_now = looks_empty(reading);
  if (last.number == 0) {
    // A round begins with an empty hole. When the board is found again, what was known holds.
    if (!known) filled = filled || flat;
    known = true;
  } else if (reading.since_last->mean >= kSameLook) {
    filled = !hangs && looks_filled(reading, flat);
    // A look that no shot brought is the empty hole in another light.
    if (filled && !before && !flat && !reading.after_shot) {
      filled = false;
      empty = now;
      empty_now = true;
    }
  }
  const bool perhaps = !before && !filled && !hangs && reading.since_last && perhaps_filled(reading);
  if (!filled) keep_empty(now, empty_now);
  last = now;
  if (perhaps) return HoleChange::kPerhapsFilled;
  if (filled == before) return HoleChange::kNone;
  return filled ? HoleChange::kFilled : HoleChange::kEmptied;
}

// A disc that looks just like the floor. Noise differs from camera to camera; what this one has is learnt.
bool HoleMemory::perhaps_filled(const HoleReading& reading) {
  constexpr double kOverTypical = 1.7;  // rendered clips: such discs 1.8 to 2.6, the same hole up to 1.4
  constexpr double kLearn = 0.3;
  const HoleDifference& since_last = *reading.since_last;
  if (reading.shaded || last.shaded) return false;
  const bool more = since_last.mean > kOverTypical * typical_change;
  if (!more) typical_change += kLearn * (since_last.mean - typical_change);
  return more && since_last.clear < kMostClear && reading.after_shot;
}

bool HoleMemory::holds_hanger(const HoleReading& reading) const {
  if (filled || !reading.maybe_hanger) return false;
  return reading.since_empty && is_other(*reading.since_empty, empty.shaded);
}

bool HoleMemory::looks_empty(const HoleReading& reading) const {
  return reading.since_empty && reading.since_empty->mean < kSameLook;
}

// The hole is empty: how it looks then follows the light, but not the shadows of discs.
void HoleMemory::keep_empty(const Look& now, bool looks_empty) {
  const bool first_free = empty.shaded && !now.shaded;
  const bool as_free = empty.shaded || !now.shaded;
  if (empty.number == 0 || first_free || (as_free && looks_empty)) empty = now;
}

bool HoleMemory::looks_filled(const HoleReading& reading, bool flat) const {
  if (flat) return true;
  // Never seen empty: whatever lay in it is gone once it looks otherwise.
  if (empty.number == 0) return reading.since_last->mean < kOther;
  if (!reading.since_empty) return filled;
  if (is_other(*reading.since_empty, empty.shaded)) return true;
  // No shot takes a disc out of the hole; a disc that comes to lie beside it may shade it.
  constexpr double kFarNearer = 0.5;
  return filled && reading.after_shot && reading.since_empty->mean > kFarNearer * reading.since_last->mean;
}

}  // namespace ringside
