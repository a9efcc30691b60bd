// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/view/disc.h"

namespace ringside {

// What the discs of a game look like, by those of the newest readings: on an almost empty board a single
// picture shows little of it.
class SeenDiscs {
 public:
  // Those of a reading. The more there are, the fewer older ones are kept.
  void add(const std::vector<Disc>& discs);
  void clear() { newest_.clear(); }

  // The newest first; of discs that lay where they lay the newest look.
  const std::vector<Disc>& newest() const { return newest_; }

 private:
  std::vector<Disc> newest_;
};

}  // namespace ringside
