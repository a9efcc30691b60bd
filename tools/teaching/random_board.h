// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"

namespace ringside::teaching {

enum class BoardStyle {
  kRound,     // varnished, in a round rim with a ditch
  kOctagon,   // a round deck in a frame of eight sides
  kPainted,   // coloured zones between the lines
  kInlaid,    // bands, stars or planks of other woods; lines may be joints alone
  kSlab,      // no ditch and no rim
  kLaminate,  // white, coloured lines, as in catalogues
};
inline constexpr int kBoardStyles = 6;

BoardStyle random_style(Dice& dice);
BoardLook random_board(BoardStyle style, Dice& dice);

}  // namespace ringside::teaching
