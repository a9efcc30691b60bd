// SPDX-License-Identifier: MIT
#include <array>

#include "live/view/table_view.h"

namespace ringside {
namespace {

template <typename Enumeration, std::size_t kCount>
std::string_view word(const std::array<std::string_view, kCount>& words, Enumeration value) {
  return words.at(static_cast<std::size_t>(value));
}

}  // namespace

std::string_view to_string(EventKind kind) {
  constexpr std::array<std::string_view, 20> kWords{
      "camera_opened", "camera_lost",   "camera_back",   "camera_ended",  "cut",
      "board_found",   "board_covered", "board_moved",   "hand_in",       "hand_out",
      "shot_begun",    "discs_moved",   "disc_to_ditch", "disc_returned", "twenty",
      "discs_at_rest", "shot_judged",   "question",      "round_over",    "discs_lifted"};
  return word(kWords, kind);
}

std::string_view to_string(CameraStatus status) {
  constexpr std::array<std::string_view, 4> kWords{"opening", "running", "lost", "ended"};
  return word(kWords, status);
}

std::string_view to_string(BoardStatus status) {
  constexpr std::array<std::string_view, 4> kWords{"searching", "seen", "covered", "moved"};
  return word(kWords, status);
}

std::string_view to_string(TableMotion motion) {
  constexpr std::array<std::string_view, 3> kWords{"still", "moving", "hand"};
  return word(kWords, motion);
}

}  // namespace ringside
