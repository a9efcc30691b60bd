// SPDX-License-Identifier: MIT
#include "detection/hole/hole_drawings.h"

#include <algorithm>

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

double HoleDrawings::is_filled() const {
  return std::max(advantage(flat_.losses, empty_.losses), advantage(hanger_.losses, empty_.losses));
}

double HoleDrawings::is_filled_under_lamp() const {
  return std::max(advantage(under_lamp().flat.losses, empty_.losses),
                  advantage(under_lamp().hanger.losses, empty_.losses));
}

double HoleDrawings::hangs_under_lamp() const {
  return advantage(under_lamp().hanger.losses, under_lamp().flat.losses);
}

double HoleDrawings::stands_beside(const HoleFit& standing) const {
  double least = 1;
  for (const HoleFit* other : {&empty_, &flat_, &hanger_})
    least = std::min(least, advantage(standing.losses, other->losses));
  return least;
}

}  // namespace ringside
