// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
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

  double lies_in_it() const { return advantage(flat_.losses, empty_.losses); }
  double hangs_in_it() const { return advantage(hanger_.losses, empty_.losses); }
  double is_filled() const { return std::max(lies_in_it(), hangs_in_it()); }
  double is_filled_under_lamp() const;
  double hangs() const { return advantage(hanger_.losses, flat_.losses); }
  double hangs_under_lamp() const;

  // Whether the evidence that a disc hangs is more: how much better a hanging disc explains it than a flat
  // one, with and without a lamp, and a little for each mm that it lies off the board's centre (a flat disc
  // has its play and the hole's own offset, a hanger more) or would reach over the rim (a flat one not at
  // all). The weights are a logistic regression's.
  bool hangs_by_more_than(double evidence) const;

  // How much better a disc that stands on the deck explains it than anything else.
  double stands_beside(const HoleFit& standing) const;

 private:
  struct UnderLamp {
    HoleFit flat, hanger;
  };
  const UnderLamp& under_lamp() const;

  const HoleFitter& fitter_;
  HoleFit empty_, flat_, hanger_;
  mutable std::optional<UnderLamp> under_lamp_;
};

}  // namespace ringside
