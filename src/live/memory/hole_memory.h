// SPDX-License-Identifier: MIT
#pragma once

#include "live/reading/hole_reading.h"

namespace ringside {

// What became of the hole between two readings.
enum class HoleChange {
  kNone,
  kPerhapsFilled,  // a shot changed it by more than noise does, and by less than discs do that one can see
  kFilled,
  kEmptied
};

// Whether a disc lies flat in the hole: by how the hole looked when it was empty. A single photo often does
// not show whether that is a disc or the floor; the change does.
struct HoleMemory {
  // The hole as a reading showed it, 0: none did.
  struct Look {
    long number = 0;
    bool shaded = false;

    bool operator==(const Look&) const = default;
  };

  Look empty = {}, last = {};
  double typical_change = 2;  // between readings of the empty hole: mean grey levels, at first a guess
  bool filled = false;
  bool known = false;  // whether it is filled was seen once

  // flat: the detection sees a disc flat in it.
  HoleChange update(const HoleReading& reading, bool flat);

  // As it did when it was empty; false as long as that is not known.
  bool looks_empty(const HoleReading& reading) const;
  // A disc that one picture alone does not distinguish from the hole's floor, but that hangs if it is one. It
  // looks different from the empty hole.
  bool holds_hanger(const HoleReading& reading) const;
  void forget_looks() { empty = last = {}; }  // another camera place, another light

  bool operator==(const HoleMemory&) const = default;

 private:
  void keep_empty(const Look& now, bool looks_empty);
  bool perhaps_filled(const HoleReading& reading);
  bool looks_filled(const HoleReading& reading, bool flat) const;
};

}  // namespace ringside
