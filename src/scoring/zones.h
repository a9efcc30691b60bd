// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>

namespace ringside {

// What a disc can be worth.
inline constexpr std::array kZones{20, 15, 10, 5, 0};
inline constexpr int kFlatInHole = kZones.front();

constexpr bool is_zone(int points) { return std::find(kZones.begin(), kZones.end(), points) != kZones.end(); }

}  // namespace ringside
