// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/random_board.h"
#include "teaching/random_placing.h"

namespace ringside::test {

inline const cv::Size kPicture(320, 256);

struct BoardInView {
  teaching::EyeView view;
  teaching::BoardLook look;
};

// Boards of chance in views of chance, by seed.
inline BoardInView board_in_view(std::uint64_t seed) {
  teaching::Dice dice(seed);
  const teaching::EyeView view = teaching::random_view(kPicture, dice);
  return {view, teaching::random_board(teaching::random_style(dice), dice)};
}

inline bool is_inside(const Vec2& p, cv::Size size, double margin) {
  return p.x() > margin && p.y() > margin && p.x() < size.width - 1 - margin &&
         p.y() < size.height - 1 - margin;
}

}  // namespace ringside::test
