// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ringside {

enum class Verdict { kValid, kInvalid, kCannotTell };
std::string_view to_string(Verdict verdict);  // "valid", "invalid", "cannot tell"

// Within so many sigma of a limit the verdict is left open, as for calls (ScoringOptions).
inline constexpr double kUndecidedSigmas = 2;

// Of a condition that holds when `excess` (mm) is 0 or less.
Verdict verdict_on(double excess, double sigma);

// A length without its sign, to a tenth: what a millimetre of a photo is worth.
std::string mm_text(double length);

}  // namespace ringside
