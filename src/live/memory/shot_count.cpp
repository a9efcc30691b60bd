// SPDX-License-Identifier: MIT
#include "live/memory/shot_count.h"

namespace ringside {

void ShotCount::tell_side(const std::string& team) {
  const bool same_side = team == side_;
  const bool as_turns_have_it = same_side == ((likely() - at_) % 2 == 0);
  if (!side_.empty() && !as_turns_have_it) ++missed_;
  side_ = team;
  at_ = likely();
}

}  // namespace ringside
