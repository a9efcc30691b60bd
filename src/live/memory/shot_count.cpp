// SPDX-License-Identifier: MIT
#include "live/memory/shot_count.h"

namespace ringside {

void ShotCount::set_side(const std::string& team) {
  const bool same_side = team == side;
  const bool as_turns_have_it = same_side == ((likely() - at) % 2 == 0);
  if (!side.empty() && !as_turns_have_it) ++missed;
  side = team;
  at = likely();
}

}  // namespace ringside
