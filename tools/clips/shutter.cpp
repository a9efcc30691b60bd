// SPDX-License-Identifier: MIT
#include "clips/shutter.h"

#include <algorithm>

namespace ringside::clips {

Shutter::Choice Shutter::choose() {
  ++moment_;
  if (moments_.empty()) {
    moments_.push_back(moment_);
    return Choice::kSend;
  }
  const double chance = dice_.between(0, 1);
  if (standing_ == 0 && chance < faults_.stalls) standing_ = dice_.count(5, 30);
  if (standing_ == 0 && chance >= faults_.stalls && chance < faults_.stalls + faults_.drops)
    return Choice::kDrop;
  const bool repeats = standing_ > 0 || chance >= 1 - faults_.repeats;
  standing_ = std::max(0L, standing_ - 1);
  moments_.push_back(repeats ? moments_.back() : moment_);
  return repeats ? Choice::kRepeat : Choice::kSend;
}

long Shutter::frame_of(long moment) const {
  return std::lower_bound(moments_.begin(), moments_.end(), moment) - moments_.begin();
}

}  // namespace ringside::clips
