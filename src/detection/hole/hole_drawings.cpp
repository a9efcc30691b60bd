// SPDX-License-Identifier: MIT
#include "detection/hole/hole_drawings.h"

#include <algorithm>
#include <cmath>

#include "detection/hole/hole_pose.h"
#include "imaging/in_parallel.h"

namespace ringside {

HoleDrawings::HoleDrawings(const HoleFitter& fitter) : fitter_(fitter) {
  auto fits = in_parallel(3, [&](std::size_t i) {
    return i == 0 ? fitter.empty() : i == 1 ? fitter.flat() : fitter.hanger();
  });
  empty_ = std::move(fits[0]);
  flat_ = std::move(fits[1]);
  hanger_ = std::move(fits[2]);
}

const HoleDrawings::UnderLamp& HoleDrawings::under_lamp() const {
  if (!under_lamp_) {
    auto fits = in_parallel(2, [&](std::size_t i) {
      return i == 0 ? fitter_.flat_under_lamp(flat_) : fitter_.hanger_under_lamp(hanger_);
    });
    under_lamp_ = UnderLamp{std::move(fits[0]), std::move(fits[1])};
  }
  return *under_lamp_;
}

double HoleDrawings::is_filled_under_lamp() const {
  const UnderLamp& lit = under_lamp();
  return std::max(advantage(lit.flat.losses, empty_.losses), advantage(lit.hanger.losses, empty_.losses));
}

double HoleDrawings::hangs_under_lamp() const {
  return advantage(under_lamp().hanger.losses, under_lamp().flat.losses);
}

bool HoleDrawings::hangs_by_more_than(double evidence) const {
  constexpr double kPerMmOffCentre = 0.12, kPerMmOverRim = 0.1, kMostUnderLamp = 0.5;
  const double without_lamp =
      hangs() / 2 + kPerMmOffCentre * flat_.disc().pose.foot.head<2>().norm() +
      kPerMmOverRim * overhang(hanger_.disc().pose, hanger_.disc().shape, hanger_.scene.rim);
  // Where a lamp cannot change it, it is not drawn.
  if (std::abs(evidence - without_lamp) >= kMostUnderLamp) return without_lamp > evidence;
  return without_lamp + hangs_under_lamp() / 2 > evidence;
}

double HoleDrawings::stands_beside(const HoleFit& standing) const {
  double least = 1;
  for (const HoleFit* other : {&empty_, &flat_, &hanger_})
    least = std::min(least, advantage(standing.losses, other->losses));
  return least;
}

}  // namespace ringside
