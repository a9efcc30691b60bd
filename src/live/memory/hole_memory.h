// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "live/reading/rest_places.h"

namespace ringside {

// What became of the hole between two readings.
enum class HoleChange {
  kNone,
  kPerhapsFilled,  // a shot changed it by more than noise does, and by less than discs do that one can see
  kFilled,
  kEmptied
};

// Whether a disc lies flat in the hole: by how the hole looked when it was empty. A single photo often cannot
// tell a disc from the hole's floor; the change shows.
class HoleMemory {
 public:
  // flat: the detection sees a disc flat in it.
  HoleChange update(const RestReading& reading, const RestPlaces& places, bool flat);

  // As it did when it was empty; false as long as that is not known.
  bool looks_empty(const RestReading& reading) const;
  // A disc that one picture alone does not tell from the hole's floor, but that hangs if it is one: it looks
  // otherwise than when it was empty.
  bool holds_hanger(const RestReading& reading) const;
  bool filled() const { return filled_; }
  void set_filled(bool filled) { filled_ = filled; }  // known otherwise
  void forget();                                      // another game
  void forget_looks();                                // another camera place, another light

 private:
  void keep_empty(const RestReading& reading);
  bool perhaps_filled(const RestReading& reading, const HoleDifference& since_last);
  // since_last: from the reading before.
  bool looks_filled(const RestReading& reading, const HoleDifference& since_last, bool flat) const;

  HoleLook empty_, last_;
  double usual_ = 2;  // mean difference between readings of the empty hole; grey levels, at first a guess
  bool filled_ = false;
  bool known_ = false;  // whether it is filled was told once
};

}  // namespace ringside
