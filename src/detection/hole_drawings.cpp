// SPDX-License-Identifier: MIT
#include "detection/hole_drawings.h"

#include <algorithm>

#include "photo/in_parallel.h"

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
      return i == 0 ? fitter_.flat_under_a_lamp(flat_) : fitter_.hanger_under_a_lamp(hanger_);
    });
    under_lamp_ = UnderLamp{std::move(fits[0]), std::move(fits[1])};
  }
  return *under_lamp_;
}

double HoleDrawings::is_filled_under_lamp() const {
  const UnderLamp& lit = under_lamp();
  return std::max(advantage(lit.flat.explanation, empty_.explanation),
                  advantage(lit.hanger.explanation, empty_.explanation));
}

double HoleDrawings::hangs_under_lamp() const {
  return advantage(under_lamp().hanger.explanation, under_lamp().flat.explanation);
}

double HoleDrawings::evidence_of_hanging() const {
  constexpr double kPerMmOffCentre = 0.12, kPerMmOverRim = 0.1;
  return (hangs() + hangs_under_lamp()) / 2 + kPerMmOffCentre * flat_.hole.pose.foot.head<2>().norm() +
         kPerMmOverRim * overhang(hanger_.hole);
}

double HoleDrawings::stands_beside(const HoleFit& standing) const {
  double least = 1;
  for (const HoleFit* other : {&empty_, &flat_, &hanger_})
    least = std::min(least, advantage(standing.explanation, other->explanation));
  return least;
}

}  // namespace ringside
