// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "detection/hole/hole_fit.h"

namespace ringside {

// The best drawings of a hole's patch and how they compare: how much better one explains it than another, -1
// to 1, as advantage(). Under a lamp both floor and deck may be shaded; such drawings are made when they are
// asked for. Refers to the fitter.
class HoleDrawings {
 public:
  explicit HoleDrawings(const HoleFitter& fitter);

  const HoleFit& empty() const { return empty_; }
  const HoleFit& flat() const { return flat_; }
  const HoleFit& hanger() const { return hanger_; }
  const HoleFit& disc() const { return hangs() > 0 ? hanger_ : flat_; }

  double is_filled() const;
  double is_filled_under_lamp() const;
  double hangs() const { return advantage(hanger_.losses, flat_.losses); }
  double hangs_under_lamp() const;
  // How much better a disc that stands on the deck explains it than anything else.
  double stands_beside(const HoleFit& standing) const;

 private:
  struct UnderLamp {
    HoleFit flat, hanger;
  };
  const UnderLamp& under_lamp() const;

  const HoleFitter& fitter_;
  HoleFit empty_, flat_, hanger_;
  mutable std::optional<UnderLamp> under_lamp_ = {};
};

}  // namespace ringside
