// SPDX-License-Identifier: MIT
#include "scoring/words.h"

namespace ringside {

std::string_view to_string(Call call) {
  switch (call) {
    case Call::kClear:
      return "clear";
    case Call::kTouching:
      return "touching";
    case Call::kTooClose:
      return "too close";
  }
  return "";
}

std::string_view to_string(HoleState state) {
  switch (state) {
    case HoleState::kNone:
      return "none";
    case HoleState::kFlat:
      return "flat";
    case HoleState::kHanger:
      return "hanger";
    case HoleState::kUnsure:
      return "unsure";
  }
  return "";
}

}  // namespace ringside
