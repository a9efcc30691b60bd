// SPDX-License-Identifier: MIT
#include "clips/shutter.h"

#include <algorithm>

namespace ringside::clips {

Shutter::Choice Shutter::choose() {
  const Choice choice = moments_.empty() ? Choice::kSend : chosen();
  keep(choice);
  return choice;
}

Shutter::Choice Shutter::chosen() {
  const double chance = dice_.between(0, 1);
  if (standing_ == 0 && chance < faults_.stalls) standing_ = dice_.count(5, 30);
  if (standing_ == 0 && chance >= faults_.stalls && chance < faults_.stalls + faults_.drops)
    return Choice::kDrop;
  const bool repeats = standing_ > 0 || chance >= 1 - faults_.repeats;
  standing_ = std::max(0L, standing_ - 1);
  return repeats ? Choice::kRepeat : Choice::kSend;
}

void Shutter::keep(Choice choice) {
  ++moment_;
  if (choice == Choice::kSend) moments_.push_back(moment_);
  if (choice == Choice::kRepeat) moments_.push_back(moments_.back());
}

long Shutter::frame_of(long moment) const {
  return std::lower_bound(moments_.begin(), moments_.end(), moment) - moments_.begin();
}

}  // namespace ringside::clips
