// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "clips/film.h"
#include "plans/dice.h"

namespace ringside::clips {

// How a camera fails to send every frame.
struct Faults {
  double repeats = 0;  // share of frames in whose place the one before is sent again
  double drops = 0;    // share of frames that are not sent at all: the clip is shorter than the story
  double stalls = 0;   // share of frames after which the picture stands for up to a second
};

// Which moment each frame of the clip shows.
class Shutter {
 public:
  Shutter(const Faults& faults, std::uint64_t seed) : faults_(faults), dice_(seed) {}

  // For the next moment: whether to send nothing, the frame before again, or its picture.
  enum class Choice { kDrop, kRepeat, kSend };
  Choice choose();
  // The same where somebody else has chosen; the first moment is sent or dropped.
  void keep(Choice choice);

  // Per frame of the clip: the moment that it shows. Rises; equal where a frame repeats the one before.
  const std::vector<long>& moments() const { return moments_; }
  // The first frame that shows the moment or a later one; the number of frames where there is none.
  long frame_of(long moment) const;

 private:
  Choice chosen();

  Faults faults_;
  plans::Dice dice_;
  std::vector<long> moments_;
  long moment_ = -1;
  long standing_ = 0;  // frames left of a stall
};

}  // namespace ringside::clips
