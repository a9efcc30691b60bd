// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/calibration.h"
#include "eye/tops.h"
#include "photo/photo.h"

namespace ringside {

// Where a disc may stand, by the top that the eye sees there.
struct TopOnDeck {
  Vec2 base;  // board frame, mm; as good as SeenTop::p_photo
  Heat heat;
};

// What the eye sees of discs on a deck.
class TopsOnDeck {
 public:
  // height: of a disc, mm. The calibration must outlive it. Throws EyeError.
  TopsOnDeck(const Photo& photo, const Calibration& calibration, double height);

  // About the top of a disc with this base (mm).
  Heat about(const Vec2& base) const;

  // As TopsSeen::tops, those on the deck and not over its hole.
  std::vector<TopOnDeck> tops(double least_log_odds) const;

 private:
  const Calibration& calibration_;
  double height_;
  TopsSeen seen_;
};

}  // namespace ringside
