// SPDX-License-Identifier: MIT
#pragma once

namespace ringside::clips {

// From 0 to 1 as hands move: slow at both ends. share: of the time, 0 to 1.
inline double eased(double share) { return share * share * (3 - 2 * share); }

}  // namespace ringside::clips
