// SPDX-License-Identifier: MIT
#include "rules/verdict.h"

#include <cmath>

namespace ringside {

std::string_view to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::kValid:
      return "valid";
    case Verdict::kInvalid:
      return "invalid";
    case Verdict::kCannotTell:
      return "cannot tell";
  }
  return "";
}

Verdict verdict_on(double excess, double sigma) {
  const bool decidable = std::abs(excess) > kUndecidedSigmas * sigma;  // false when either is no number
  if (!decidable) return Verdict::kCannotTell;
  return excess > 0 ? Verdict::kInvalid : Verdict::kValid;
}

std::string mm_text(double length) {
  const long tenths = std::lround(10 * std::abs(length));
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " mm";
}

}  // namespace ringside
